import type { MetalPrices } from "#contract/catalogue/metal-prices/follow-metals.ts";
import {
  addChange,
  metalChange,
  multiplyByChange,
} from "#contract/catalogue/metal-prices/follow-metals.ts";
import type {
  LeftOutReason,
  Repricing,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { MAX_CENTS } from "#contract/decimals.ts";
import { type Fraction, roundCents } from "#contract/catalogue/roundings.ts";
import type { PriceHistory } from "../../catalogue/metal-prices/price-history.ts";
import type { RepriceablePiece } from "./repriceable-piece.ts";

export type PlannedPrice = {
  piece: RepriceablePiece;
  /** What its metals cost when it got its price, and what they cost now. */
  from: MetalPrices;
  to: MetalPrices;
  /** In cents; null where it cannot be computed. */
  price: number | null;
  reason: LeftOutReason | null;
};

/** The price of a piece after its metals changed; null where none of them did since it got its price. */
export function planPrice(
  piece: RepriceablePiece,
  { rule, rounding }: Pick<Repricing, "rule" | "rounding">,
  { history, to }: { history: PriceHistory; to: MetalPrices },
): PlannedPrice | null {
  const from = { ...to, ...history.at(piece.metalPriceId) };
  if (piece.weights.every(({ metal }) => from[metal] === to[metal])) return null;
  const exact = computePrice(piece, rule, from, to);
  const cents = exact && roundCents(exact, rounding);
  const price = cents !== null && cents >= 1 && cents <= MAX_CENTS ? cents : null;
  return { piece, from, to, price, reason: findReason(piece, exact, price) };
}

function computePrice(
  { priceCents, weights }: RepriceablePiece,
  rule: Repricing["rule"],
  from: MetalPrices,
  to: MetalPrices,
): Fraction | null {
  if (rule === "percentage") return multiplyByChange(priceCents, weights, from, to);
  const change = metalChange(weights, from, to);
  return change && addChange(priceCents, change);
}

function findReason(
  { priceCents, quotedTo, reservedFor }: RepriceablePiece,
  exact: Fraction | null,
  price: number | null,
): LeftOutReason | null {
  if (exact === null) return "no-weight";
  if (price === null) return "too-low";
  if (price === priceCents) return "same";
  if (quotedTo !== null) return "quote";
  return reservedFor === null ? null : "reserved";
}
