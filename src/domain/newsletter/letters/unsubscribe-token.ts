import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { signToken, verifyToken } from "../../infrastructure/signing/signed-token.ts";

/** A signed token with which a subscriber unsubscribes without signing in. */
export const unsubscribeToken = (shop: Shop, id: number): string =>
  signToken(shop, "unsubscribe", id);

/** The subscriber's id. @throws not-found for an invalid token */
export function verifyUnsubscribeToken(shop: Shop, token: string): number {
  const id = verifyToken(shop, "unsubscribe", token);
  if (id === null) throw notFound("Subscription");
  return Number(id);
}
