import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether a body was signed with a secret, as WooCommerce signs: base64 of its HMAC-SHA256. */
export function verifySignature(secret: string, body: Uint8Array, signature: string): boolean {
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(signature, "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
