import { invalid } from "../../../errors.ts";
import { signToken, verifyToken } from "../../../infrastructure/signing/signed-token.ts";
import type { Shop } from "../../../shop.ts";

const LIFETIME_MILLISECONDS = 24 * 60 * 60 * 1000;
/** No person fills in the form faster. */
const MIN_FORM_MILLISECONDS = 3000;

/** A signed token of when the form was opened, valid for 24 hours. */
export const createFormToken = (shop: Shop): string =>
  signToken(shop, "inquiry form", shop.now().getTime());

/**
 * Whether the form was sent sooner after it was opened than a person can.
 * @throws invalid for a forged token, and for one older than 24 hours
 */
export function isTooFast(shop: Shop, token: string): boolean {
  const openedAt = verifyToken(shop, "inquiry form", token);
  const age = openedAt === null ? Infinity : shop.now().getTime() - Number(openedAt);
  if (age > LIFETIME_MILLISECONDS) {
    throw invalid("token", "This form was open for more than a day. Please send it again.");
  }
  return age < MIN_FORM_MILLISECONDS;
}
