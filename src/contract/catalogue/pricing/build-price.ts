import { type FineMetal, METAL_NAMES } from "../metal-prices/fine-metals.ts";
import { metalCost, type MetalPrices } from "../metal-prices/follow-metals.ts";
import type { MetalWeight } from "../metal-prices/metal-weights.ts";
import { type Fraction, roundCents } from "../roundings.ts";
import type { Pricing } from "./pricing-schemas.ts";

/** A line of the sum, in cents. A metal's says of which alloy. */
export type PriceLine = {
  kind: "metal" | "loss" | "stones" | "findings" | "labor" | "whole" | "markup" | "rounding";
  alloy?: string;
  cents: number;
};

export type BuiltPrice = {
  /** Each rounded to the cent, so that they add up to the price as on paper. */
  lines: PriceLine[];
  cost: number;
  price: number;
};

/** Why there is no price: a metal without its weight, or one that nobody entered a price for. */
export type MissingPart =
  | { missing: "weight"; alloy: string }
  | { missing: "price"; metal: FineMetal };

/**
 * Metal, loss, stones, findings and labor, or the cost as a whole; the mark-up on it, and the rounding. In
 * cents.
 * @param prices of today
 */
export function buildPrice(
  pricing: Pricing & { markup: number },
  weights: readonly MetalWeight[],
  prices: MetalPrices,
): BuiltPrice | MissingPart {
  const parts = listParts(pricing, weights, prices);
  if ("missing" in parts) return parts;
  const cost = sum(parts);
  const markup = share(cost, pricing.markup);
  const price = roundCents(toFraction(cost + markup), pricing.rounding);
  const lines: PriceLine[] = [
    ...parts,
    { kind: "markup", cents: markup },
    { kind: "rounding", cents: price - cost - markup },
  ];
  return { lines: lines.filter(({ kind, cents }) => kind === "metal" || cents !== 0), cost, price };
}

function listParts(
  pricing: Pricing,
  weights: readonly MetalWeight[],
  prices: MetalPrices,
): PriceLine[] | MissingPart {
  if (pricing.cost !== null) return [{ kind: "whole", cents: pricing.cost }];
  const missing = findMissing(weights, prices);
  if (missing) return missing;
  const metals = weights.map((weight): PriceLine => {
    const cost = metalCost([weight], prices);
    return { kind: "metal", alloy: weight.name, cents: cost ? roundCents(cost, "none") : 0 };
  });
  return [
    ...metals,
    { kind: "loss", cents: share(sum(metals), pricing.loss) },
    { kind: "stones", cents: pricing.stones },
    { kind: "findings", cents: pricing.findings },
    { kind: "labor", cents: labor(pricing) },
  ];
}

function findMissing(weights: readonly MetalWeight[], prices: MetalPrices): MissingPart | null {
  for (const { name, metal, centigrams } of weights) {
    if (centigrams === null) return { missing: "weight", alloy: name };
    if (prices[metal] === undefined) return { missing: "price", metal };
  }
  return null;
}

const sum = (lines: readonly PriceLine[]): number =>
  lines.reduce((total, { cents }) => total + cents, 0);

/** @param rate hundredths of a percent */
const share = (cents: number, rate: number): number =>
  roundCents({ numerator: BigInt(cents) * BigInt(rate), denominator: 10_000n }, "none");

const labor = ({ hours, rate }: Pricing): number =>
  roundCents({ numerator: BigInt(hours) * BigInt(rate), denominator: 100n }, "none");

const toFraction = (cents: number): Fraction => ({ numerator: BigInt(cents), denominator: 1n });

/** The price at which this part of it is margin, rounded: 40% of $1,000.00 where the cost is $600.00. */
export function priceAtMargin(
  cost: number,
  percent: number,
  rounding: Pricing["rounding"],
): number | null {
  if (!Number.isInteger(percent) || percent < 0 || percent >= 100) return null;
  const fraction = { numerator: BigInt(cost) * 100n, denominator: BigInt(100 - percent) };
  return roundCents(fraction, rounding);
}

/** How much of a price is margin, in percent with one decimal: "40.0". Null for a price of nothing. */
export const marginOf = (cost: number, price: number): string | null =>
  price <= 0 ? null : (((price - cost) / price) * 100).toFixed(1);

/** "Platinum" of a missing price. */
export const nameMissing = (part: MissingPart): string =>
  part.missing === "weight" ? part.alloy : METAL_NAMES[part.metal].toLowerCase();
