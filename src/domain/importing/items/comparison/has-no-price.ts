import type { ParsedPiece } from "#contract/importing/imports.ts";

/**
 * Whether a piece has no price to be listed at: it is imported hidden at 0.00 and stays hidden
 * until it has one.
 * @param cents the piece's current price
 */
export const hasNoPrice = (read: ParsedPiece, cents = 0): boolean =>
  (read.priceCents ?? cents) === 0;
