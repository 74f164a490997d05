import { expect, test } from "vitest";
import { bucketFolder, describeBucketFailure, folderOf, nightOf } from "./bucket.ts";

test("a shop finds its folder again by its key, and no other shop's", () => {
  expect(bucketFolder("key")).toMatch(/^backups\/[\da-f]{12}\/$/);
  expect(bucketFolder("key")).toBe(bucketFolder("key"));
  expect(bucketFolder("key")).not.toBe(bucketFolder("another key"));
});

test.each([
  ["backups/a/backup-nightly-2026-11-20.tar.age", "2026-11-20"],
  ["backup-nightly-2026-11-20.tar.age", "2026-11-20"],
  ["backups/a/backup-nightly-2026-11-20.tar.sealed", "2026-11-20"],
  ["backups/a/backup-2026-11-20.tar.age", null],
  ["backups/a/old-backup-nightly-2026-11-20.tar.age", null],
  ["backups/a/backup-nightly-2026-11-20.tar.age.part", null],
  ["backups/backup-nightly-2026-11-20.tar.age/x", null],
])("%s is the backup of the night %s", (key, night) => {
  expect(nightOf(key)).toBe(night);
});

test("the folder of a key ends with its last slash", () => {
  expect(folderOf("backups/a/b.tar")).toBe("backups/a/");
  expect(folderOf("b.tar")).toBe("");
});

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
