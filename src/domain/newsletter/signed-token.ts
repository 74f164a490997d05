import { createHmac, timingSafeEqual } from "node:crypto";
import type { Shop } from "../shop.ts";

type Purpose = "unsubscribe" | "confirm";

/** A token of a link in a mail, "<payload>.<HMAC>"; one for another purpose has another signature. */
export const signToken = ({ secrets }: Shop, purpose: Purpose, payload: string | number): string =>
  `${payload}.${createHmac("sha256", secrets.sessionSecret).update(`${purpose}:${payload}`).digest("base64url")}`;

/** The payload of a token; null when its signature is not valid. */
export function verifyToken(shop: Shop, purpose: Purpose, token: string): string | null {
  const payload = token.slice(0, Math.max(0, token.lastIndexOf(".")));
  const expected = Buffer.from(signToken(shop, purpose, payload));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? payload : null;
}
