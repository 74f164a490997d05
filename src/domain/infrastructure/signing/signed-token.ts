import { createHmac, timingSafeEqual } from "node:crypto";
import type { Shop } from "../../shop.ts";

type Purpose = "unsubscribe" | "confirm" | "inquiry form" | "desk mail";

/** A signed text that visitors hold, "<payload>.<HMAC>"; one for another purpose has another signature. */
export const signToken = (shop: Shop, purpose: Purpose, payload: string | number): string =>
  `${payload}.${sign(shop, purpose, payload).toString("base64url")}`;

/** The payload of a token; null when its signature is not valid. */
export function verifyToken(shop: Shop, purpose: Purpose, token: string): string | null {
  const payload = token.slice(0, Math.max(0, token.lastIndexOf(".")));
  const expected = signToken(shop, purpose, payload);
  return isSameText(token, expected) ? payload : null;
}

/** HMAC-SHA-256 with the session secret. */
export const sign = ({ secrets }: Shop, purpose: string, payload: string | number): Buffer =>
  createHmac("sha256", secrets.sessionSecret).update(`${purpose}:${payload}`).digest();

/** Compares in constant time, except for the length. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
