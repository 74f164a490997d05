import type { Shop } from "../../shop.ts";
import { signToken, verifyToken } from "../../infrastructure/signing/signed-token.ts";

const LIFETIME_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** A signed token with which a subscriber confirms their address, for seven days. */
export const confirmationToken = (shop: Shop, id: number): string =>
  signToken(shop, "confirm", `${id}-${shop.now().getTime()}`);

/** The subscriber's id and when the token was issued; null when it is invalid or has expired. */
export function verifyConfirmationToken(
  shop: Shop,
  token: string,
): { id: number; issuedAt: string } | null {
  const [id, issued] = verifyToken(shop, "confirm", token)?.split("-").map(Number) ?? [];
  if (id === undefined || issued === undefined) return null;
  if (shop.now().getTime() - issued > LIFETIME_MILLISECONDS) return null;
  return { id, issuedAt: new Date(issued).toISOString() };
}
