import {
  addChange,
  metalChange,
  type MetalPrices,
  multiplyByChange,
} from "#contract/catalogue/metal-prices/follow-metals.ts";
import type {
  LeftOutReason,
  Repricing,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { MAX_CENTS } from "#contract/decimals.ts";
import { buildPrice } from "#contract/catalogue/pricing/build-price.ts";
import { roundCents } from "#contract/catalogue/roundings.ts";
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

/** A price that a rule gives, or why it gives none. */
type Computed = { cents: number } | { reason: LeftOutReason };
type Prices = Pick<PlannedPrice, "from" | "to">;

/**
 * The price of a piece after its metals changed; null where none of them did since it got its price, and for a rule
 * of built prices where its price isn't built.
 */
export function planPrice(
  piece: RepriceablePiece,
  how: Pick<Repricing, "rule" | "rounding">,
  { history, to }: { history: PriceHistory; to: MetalPrices },
): PlannedPrice | null {
  const from = { ...to, ...history.at(piece.metalPriceId) };
  const computed = how.rule === "built" ? build(piece, to) : followMetals(piece, how, { from, to });
  if (computed === null) return null;
  if ("reason" in computed) return { piece, from, to, price: null, reason: computed.reason };
  const { cents } = computed;
  const limit = cents < 1 ? "too-low" : cents > MAX_CENTS ? "too-high" : null;
  if (limit !== null) return { piece, from, to, price: null, reason: limit };
  return { piece, from, to, price: cents, reason: findReason(piece, cents) };
}

function build({ pricing, weights }: RepriceablePiece, to: MetalPrices): Computed | null {
  if (!pricing || pricing.markup === null) return null;
  const built = buildPrice({ ...pricing, markup: pricing.markup }, weights, to);
  if ("price" in built) return { cents: built.price };
  return { reason: built.missing === "weight" ? "no-weight" : "no-price" };
}

function followMetals(
  { priceCents, weights }: RepriceablePiece,
  { rule, rounding }: Pick<Repricing, "rule" | "rounding">,
  { from, to }: Prices,
): Computed | null {
  if (weights.every(({ metal }) => from[metal] === to[metal])) return null;
  const change = metalChange(weights, from, to);
  const exact =
    rule === "percentage"
      ? multiplyByChange(priceCents, weights, from, to)
      : change && addChange(priceCents, change);
  if (exact) return { cents: roundCents(exact, rounding) };
  const hasWeights = weights.every(({ centigrams }) => centigrams !== null);
  return { reason: hasWeights ? "no-price" : "no-weight" };
}

function findReason(
  { priceCents, quotedTo, reservedFor, pricing }: RepriceablePiece,
  price: number,
): LeftOutReason | null {
  if (price === priceCents) return "same";
  if (pricing?.locked) return "locked";
  if (quotedTo !== null) return "quote";
  return reservedFor === null ? null : "reserved";
}
