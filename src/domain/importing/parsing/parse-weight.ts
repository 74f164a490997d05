import { MAX_CENTIGRAMS } from "#contract/decimals.ts";

export type WeightUnit = "g" | "kg" | "lb" | "oz" | "ct";

const GRAMS: Record<WeightUnit, number> = {
  g: 1,
  kg: 1000,
  lb: 453.592_37,
  oz: 28.349_523_125,
  ct: 0.2,
};

const UNIT_NAMES: [WeightUnit, RegExp][] = [
  ["kg", /^(?:kgs?|kgm|кг|kilos?|kilogramm?(?:e|es|s|i|os)?)$/],
  ["g", /^(?:g|gr|grm|г|гр|грамма?|грам|gramm?(?:e|es|s|i|os)?|gms?)$/],
  ["lb", /^(?:lbs?|lbr|pounds?|livres?|pfund)$/],
  ["oz", /^(?:oz|ozs|onz|ounces?|unzen?|onces?)$/],
  ["ct", /^(?:cts?|кт|карат|carats?|karat)$/],
];

/** Parses a unit of weight: "lbs", "Gramm", "KGM"; null for any other word. */
export function parseWeightUnit(word: string): WeightUnit | null {
  const plain = word.trim().toLowerCase().replace(/\.$/, "");
  return UNIT_NAMES.find(([, names]) => names.test(plain))?.[0] ?? null;
}

/** Hundredths of a gram; null when negative or out of range. */
export function toCentigrams(amount: number, unit: WeightUnit): number | null {
  // Rounds away binary floating-point noise first.
  const rounded = Math.round(Number((amount * GRAMS[unit] * 100).toPrecision(12)));
  return Number.isFinite(rounded) && rounded >= 0 && rounded <= MAX_CENTIGRAMS ? rounded : null;
}

/**
 * Parses a weight: "6.4", "6,4 g", "0.5 oz".
 * @param unit of a number without one
 * @returns hundredths of a gram; null when it is not a weight
 */
export function parseWeight(written: string | number, unit: WeightUnit = "g"): number | null {
  if (typeof written === "number") return toCentigrams(written, unit);
  const match = /^(?:ca\.?|~|about)?\s*(\d+(?:[.,]\d+)*|[.,]\d+)\s*(\p{L}+\.?)?$/iu.exec(
    written.normalize("NFKC").trim(),
  );
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
