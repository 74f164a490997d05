import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/**
 * The S3 error of a request that is not signed with the keys by Signature Version 4, null for one that is.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function findSignatureError(
  request: IncomingMessage,
  keys: { accessKeyId: string; secretAccessKey: string },
): string | null {
  const header = request.headers.authorization ?? "";
  const [, id, day = "", region = "", names = "", signature] = AUTHORIZATION.exec(header) ?? [];
  if (!signature) return "AccessDenied";
  if (id !== keys.accessKeyId) return "InvalidAccessKeyId";
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = [
    "AWS4-HMAC-SHA256",
    String(request.headers["x-amz-date"]),
    scope,
    createHash("sha256").update(canonicalize(request, names)).digest("hex"),
  ].join("\n");
  let key: string | Buffer = `AWS4${keys.secretAccessKey}`;
  for (const part of [day, region, "s3", "aws4_request"]) key = hmac(key, part);
  return hmac(key, toSign).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}

function canonicalize(request: IncomingMessage, names: string): string {
  const url = new URL(request.url ?? "", "http://store");
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted();
  const headers = names
    .split(";")
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const hash = String(request.headers["x-amz-content-sha256"]);
  const lines = [request.method, url.pathname, query.join("&"), headers.join(""), names, hash];
  return lines.join("\n");
}

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
