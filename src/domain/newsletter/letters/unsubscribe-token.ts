import { createHmac, timingSafeEqual } from "node:crypto";
import type { Shop } from "../../shop.ts";

/** What a mail carries so that its reader can unsubscribe without signing in: nobody can make up another's. */
export const unsubscribeToken = (shop: Shop, id: number): string =>
  `${id}.${createHmac("sha256", shop.secrets.sessionSecret).update(`unsubscribe:${id}`).digest("base64url")}`;

/** The subscriber that a token stands for; null for one that was not made here. */
export function verifyUnsubscribeToken(shop: Shop, token: string): number | null {
  const id = /^(\d{1,10})\./.exec(token)?.[1];
  if (id === undefined) return null;
  const expected = Buffer.from(unsubscribeToken(shop, Number(id)));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null;
}
