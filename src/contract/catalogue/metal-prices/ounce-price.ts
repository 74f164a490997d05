import { formatPrice } from "../../decimals.ts";
import type { FineMetal } from "./fine-metals.ts";
import { stripDollars, toPlainDecimal } from "../../typed-numbers.ts";

/** Decimals of a dollar that a price per troy ounce has: enough for one per gram to the cent. */
const PLACES = 9;
/** A million dollars a troy ounce, in billionths of a dollar. */
export const MAX_NANO_DOLLARS = 1e15;
/** Grams of a troy ounce, in ten-millionths: 31.1034768, by definition. */
export const OUNCE_TEN_MILLIONTHS = 311_034_768n;

export const WEIGHT_UNITS = ["ounce", "dwt", "gram"] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
/** Also what prices of others are for. */
export const PRICE_UNITS = [...WEIGHT_UNITS, "kilogram"] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** From ten dollars on a screen shows cents, below it hundredths of them: a gram of silver. */
const TEN_DOLLARS = 10_000_000_000n;

/**
 * A price as people type it, for this unit, in billionths of a dollar a troy ounce. Rounded where a gram's price has
 * more than two decimals. Undefined for anything that is no price above zero.
 */
export function parseMetalPrice(typed: string, unit: PriceUnit = "ounce"): number | undefined {
  const plain = toPlainDecimal(stripDollars(typed)) ?? "";
  const [, whole, fraction = ""] = /^(\d{1,9})(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === undefined || fraction.length > PLACES) return undefined;
  return toOuncePrice(BigInt(whole + fraction.padEnd(PLACES, "0")), unit);
}

/** Billionths of a dollar for this unit as those a troy ounce; undefined for no price above zero. */
export function toOuncePrice(nanoDollars: bigint, unit: PriceUnit): number | undefined {
  const nano = toOunce(nanoDollars, unit);
  return nano > 0n && nano <= BigInt(MAX_NANO_DOLLARS) ? Number(nano) : undefined;
}

function toOunce(nano: bigint, unit: PriceUnit): bigint {
  if (unit === "ounce") return nano;
  // A pennyweight is a twentieth of a troy ounce.
  if (unit === "dwt") return nano * 20n;
  const grams = unit === "kilogram" ? 1000n : 1n;
  return divide(nano * OUNCE_TEN_MILLIONTHS, 10_000_000n * grams);
}

/** "4174.08658656": dollars a troy ounce with at least two decimals, and no more than it has. */
export function formatOuncePrice(nanoDollars: number): string {
  const digits = String(nanoDollars).padStart(PLACES + 1, "0");
  const fraction = digits
    .slice(-PLACES)
    .replace(/(?<!0)0+$/, "")
    .padEnd(2, "0");
  return `${digits.slice(0, -PLACES)}.${fraction}`;
}

/** "134.20": dollars for this unit, rounded to what a screen shows, with at least two decimals. */
export function formatMetalPrice(nanoDollars: number, unit: WeightUnit): string {
  const perUnit = fromOunce(BigInt(nanoDollars), unit);
  const places = perUnit < TEN_DOLLARS ? 4 : 2;
  const shown = divide(perUnit, 10n ** BigInt(PLACES - places));
  const digits = String(shown).padStart(places + 1, "0");
  const fraction = digits
    .slice(-places)
    .replace(/(?<!0)0+$/, "")
    .padEnd(2, "0");
  return `${digits.slice(0, -places)}.${fraction}`;
}

function fromOunce(nano: bigint, unit: WeightUnit): bigint {
  if (unit === "ounce") return nano;
  if (unit === "dwt") return divide(nano, 20n);
  return divide(nano * 10_000_000n, OUNCE_TEN_MILLIONTHS);
}

/** "$2,180.00" for an ounce, "$1.6235" for a gram. */
export function describeMetalPrice(nanoDollars: number, unit: WeightUnit): string {
  const price = formatMetalPrice(nanoDollars, unit);
  const [whole = "", fraction = ""] = price.split(".");
  return `${formatPrice(whole).slice(0, -3)}.${fraction}`;
}

/** The quotient of numbers of at least 0, half a unit rounded up. */
const divide = (dividend: bigint, divisor: bigint): bigint =>
  (dividend * 2n + divisor) / (divisor * 2n);

/** Dollars a troy ounce, of about 2025. */
const MARKET_DOLLARS: Record<FineMetal, number> = {
  gold: 4000,
  silver: 50,
  platinum: 1500,
  palladium: 1300,
};

/**
 * Whether a price asks before it is used: it is off the last one by more than a fifth, or, where there is none, off
 * the market by more than a factor of five. That leaves years of room, and a wrong unit is a factor of twenty or more.
 */
export function isUnusual(metal: FineMetal, last: number | undefined, price: number): boolean {
  if (last !== undefined) return Math.abs(price - last) * 5 > last;
  const market = MARKET_DOLLARS[metal] * 1e9;
  return price > market * 5 || price * 5 < market;
}

const WEEK_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** Whether a price is older than seven days. */
export const isOldPrice = (recordedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(recordedAt) > WEEK_MILLISECONDS;

/** "up 10.5%", "down 3.2%" */
export function describePercentage(from: number, to: number): string {
  const percent = ((to - from) / from) * 100;
  return `${percent < 0 ? "down" : "up"} ${Math.abs(percent).toFixed(1)}%`;
}
