import { createHmac, timingSafeEqual } from "node:crypto";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** A signed token with which a subscriber unsubscribes without signing in: "<id>.<HMAC>". */
export const unsubscribeToken = (shop: Shop, id: number): string =>
  `${id}.${createHmac("sha256", shop.secrets.sessionSecret).update(`unsubscribe:${id}`).digest("base64url")}`;

/** The subscriber's id. @throws not-found for an invalid token */
export function verifyUnsubscribeToken(shop: Shop, token: string): number {
  const id = Number(/^(\d{1,10})\./.exec(token)?.[1]);
  const expected = Buffer.from(unsubscribeToken(shop, id));
  const given = Buffer.from(token);
  if (given.length === expected.length && timingSafeEqual(given, expected)) return id;
  throw notFound("Subscription");
}
