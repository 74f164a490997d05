import type { Fraction } from "../roundings.ts";
import type { FineMetal } from "./fine-metals.ts";
import type { MetalWeight } from "./metal-weights.ts";
import { OUNCE_TEN_MILLIONTHS } from "./ounce-price.ts";

/** Billionths of a dollar a troy ounce; a metal without a price is left out. */
export type MetalPrices = Partial<Record<FineMetal, number>>;

/** Hundredths of a gram, thousandths of fineness and billionths of a dollar a troy ounce, in one cent. */
const METAL_CENTS = 100_000n * OUNCE_TEN_MILLIONTHS;

/**
 * What the metals of a piece cost, in cents as an exact fraction: weight × fineness × price. Null where one has no
 * weight or no price.
 */
export function metalCost(weights: readonly MetalWeight[], prices: MetalPrices): Fraction | null {
  let numerator = 0n;
  for (const { metal, parts, centigrams } of weights) {
    const price = prices[metal];
    if (price === undefined || centigrams === null) return null;
    numerator += BigInt(centigrams) * BigInt(parts) * BigInt(price);
  }
  return { numerator, denominator: METAL_CENTS };
}

/** A price with the change of its metals added. */
export const addChange = (cents: number, { numerator, denominator }: Fraction): Fraction => ({
  numerator: BigInt(cents) * denominator + numerator,
  denominator,
});

/** What the change of the metals costs or saves; null where one has no weight. A metal without a price stays out. */
export function metalChange(
  weights: readonly MetalWeight[],
  from: MetalPrices,
  to: MetalPrices,
): Fraction | null {
  const priced = weights.filter(
    ({ metal }) => from[metal] !== undefined && to[metal] !== undefined,
  );
  const [before, after] = [metalCost(priced, from), metalCost(priced, to)];
  if (!before || !after) return null;
  return { numerator: after.numerator - before.numerator, denominator: METAL_CENTS };
}

/**
 * The price times the change of its metals, that of each by its share in their cost. Without weights only where all
 * its alloys are of one metal; else null.
 */
export function multiplyByChange(
  cents: number,
  weights: readonly MetalWeight[],
  from: MetalPrices,
  to: MetalPrices,
): Fraction | null {
  const [first] = weights;
  const isOneMetal = weights.every(({ metal }) => metal === first?.metal);
  const share = isOneMetal
    ? weights.slice(0, 1).map((each) => ({ ...each, centigrams: 1 }))
    : weights;
  const [before, after] = [metalCost(share, from), metalCost(share, to)];
  if (!before || !after || before.numerator === 0n) return null;
  return { numerator: BigInt(cents) * after.numerator, denominator: before.numerator };
}
