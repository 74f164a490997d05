import { expect, test } from "vitest";
import { describeBucketFailure } from "./describe-bucket-failure.ts";

const config = {
  endpoint: "https://s3.example:9000/path",
  bucket: "second-copy",
  region: "us-east-1",
  accessKeyId: "id",
  secretAccessKey: "secret",
};

const named = (name: string, more: object = {}) => Object.assign(new Error("x"), { name }, more);

test.each([
  [named("NoSuchBucket"), "there is no bucket of that name"],
  [named("SignatureDoesNotMatch"), "it doesn’t accept the keys"],
  [named("AccessDenied"), "the keys may not write and read there"],
  [
    named("Unknown", { $metadata: { httpStatusCode: 403 } }),
    "the keys may not write and read there",
  ],
  [named("Unknown", { $metadata: { httpStatusCode: 4030 } }), "it answered Unknown"],
  [named("RequestTimeTooSkewed"), "the server’s clock is wrong"],
  [named("PermanentRedirect"), "it’s in another region"],
  [named("Unknown", { $metadata: { httpStatusCode: 507 } }), "it’s full"],
  [named("Error", { code: "ENOTFOUND" }), "no server of that name was found"],
  [named("Error", { code: "ECONNREFUSED" }), "it can’t be reached"],
  [named("TimeoutError"), "it can’t be reached"],
  [named("Error", { code: "CERT_HAS_EXPIRED" }), "its certificate isn’t valid"],
  [named("Error", { code: "ERR_TLS_CERT_ALTNAME_INVALID" }), "its certificate isn’t valid"],
  [named("SlowDown"), "it’s having trouble"],
  [named("Unknown", { $metadata: { httpStatusCode: 503 } }), "it’s having trouble"],
  [named("Error", { cause: named("Error", { code: "EPIPE" }) }), "it can’t be reached"],
  [named("Error"), "it answered with an error"],
  ["no error", "it answered with an error"],
])("says of %o why the bucket failed", (error, reason) => {
  expect(describeBucketFailure(error, config)).toBe(
    `The bucket second-copy at s3.example:9000 failed: ${reason}.`,
  );
});
