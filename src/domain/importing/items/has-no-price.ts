import type { ParsedPiece } from "#contract/imports.ts";

/**
 * Whether a piece has no price to be listed at: it comes in hidden at 0.00, and stays so before it has
 * one. What the shop exported itself comes back as it was.
 * @param cents what the piece costs here already
 */
export const hasNoPrice = (read: ParsedPiece, cents = 0): boolean =>
  !read.own && (read.priceCents ?? cents) === 0;
