import { MAX_CENTIGRAMS } from "#contract/decimals.ts";
import { GRAMS, parseWeightUnit, type WeightUnit } from "#contract/weight-units.ts";

/** Hundredths of a gram; null when negative or out of range. */
export function toCentigrams(amount: number, unit: WeightUnit): number | null {
  // Rounds away binary floating-point noise first.
  const rounded = Math.round(Number((amount * GRAMS[unit] * 100).toPrecision(12)));
  return Number.isFinite(rounded) && rounded >= 0 && rounded <= MAX_CENTIGRAMS ? rounded : null;
}

/** A number with a unit of one or two words: "6,4 g", "0.5 oz t." */
const WEIGHT = /^(?:ca\.?|~|about)?\s*(\d+(?:[.,]\d+)*|[.,]\d+)\s*(\p{L}[\p{L}. -]{0,24})?$/iu;

/**
 * Parses a weight: "6.4", "6,4 g", "0.5 oz", "3 dwt".
 * @param unit of a number without one
 * @returns hundredths of a gram; null when it is not a weight
 */
export function parseWeight(written: string | number, unit: WeightUnit = "g"): number | null {
  if (typeof written === "number") return toCentigrams(written, unit);
  const match = WEIGHT.exec(written.normalize("NFKC").trim());
  if (!match) return null;
  const named = match[2] === undefined ? unit : parseWeightUnit(match[2]);
  const amount = parseAmount(match[1] ?? "");
  return named === null || amount === null ? null : toCentigrams(amount, named);
}

/** The last separator is the decimal one: jewelry does not weigh thousands of grams. */
function parseAmount(digits: string): number | null {
  const parts = digits.split(/[.,]/);
  const decimals = parts.length > 1 ? (parts.pop() ?? "") : "";
  const amount = Number(`${parts.join("")}.${decimals}`);
  return Number.isFinite(amount) ? amount : null;
}
