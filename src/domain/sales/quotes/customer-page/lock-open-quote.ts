import { conflict, notFound, unprocessable } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { hasEnded } from "../../inquiries/records/inquiry-secret.ts";
import { lockQuote } from "../lock-quote.ts";
import { findQuoteRow } from "../quote-secret.ts";
import { quoteStateAt } from "../quote-state-at.ts";

const CLOSED: Record<string, string> = {
  declined: "You declined this quote. Ask for a new one at any time.",
  withdrawn: "This quote was taken back. Ask for a new one at any time.",
  replaced: "There’s a newer quote.",
  expired: "This quote has expired. Ask for a new one at any time.",
};

/**
 * Locks the quote of a customer who answers it. Call it inside a transaction.
 * @returns "accepted" for one that was accepted before
 * @throws not-found for a forged or revoked secret; unprocessable when the page has ended; conflict for a
 * quote that is no longer open
 */
export async function lockOpenQuote(shop: Shop, secret: string) {
  const found = await findQuoteRow(shop, secret);
  if (!found) throw notFound("Quote");
  const locked = await lockQuote(shop, found.id);
  const state = quoteStateAt(locked.quote, shop.now());
  if (state === "accepted") return state;
  const refusal = CLOSED[state];
  if (refusal !== undefined) throw conflict(refusal);
  if (hasEnded(shop, locked.inquiry)) throw unprocessable("This page has ended.");
  return locked;
}
