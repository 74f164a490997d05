import type { S3Config } from "../../../services/s3-bucket.ts";

/** By the name of S3's error, or the code of the socket's. */
const REASONS: [pattern: RegExp, reason: string][] = [
  [/^NoSuchBucket$/, "there is no bucket of that name"],
  [/^(InvalidAccessKeyId|SignatureDoesNotMatch)$/, "it doesn’t accept the keys"],
  [/^(AccessDenied|Forbidden|403)$/, "the keys may not write and read there"],
  [/^(RequestTimeTooSkewed)$/, "the server’s clock is wrong"],
  [/^(PermanentRedirect|AuthorizationHeaderMalformed)$/, "it’s in another region"],
  [/^(QuotaExceeded|InsufficientStorage|507)$/, "it’s full"],
  [/^(ENOTFOUND|EAI_AGAIN)$/, "no server of that name was found"],
  [/^(ECONN\w+|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|TimeoutError)$/, "it can’t be reached"],
  [/^(\w{0,40}CERT\w*|ERR_TLS\w+|ERR_SSL\w+|EPROTO)$/, "its certificate isn’t valid"],
  [/^(SlowDown|ServiceUnavailable|InternalError|50\d)$/, "it’s having trouble"],
];

/** Why the bucket failed, as a sentence for people. */
export function describeBucketFailure(error: unknown, { bucket, endpoint }: S3Config): string {
  const names = namesOf(error);
  const reason = REASONS.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
  const host = new URL(endpoint).host;
  return `The bucket ${bucket} at ${host} failed: ${reason ?? `it answered ${names[0] ?? "with an error"}`}.`;
}

/** The SDK's name, the socket's code and the HTTP status, as far as the error has them. */
function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const own = [error.name, code, $metadata?.httpStatusCode].filter(
    (name) => name !== undefined && name !== "Error",
  );
  return [...own.map(String), ...namesOf(error.cause)];
}
