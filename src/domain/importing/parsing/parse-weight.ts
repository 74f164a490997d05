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
  ["kg", /^(?:kgs?|kgm|kilos?|kilogramm?(?:e|es|s|i|os)?)$/],
  ["g", /^(?:g|gr|grm|gramm?(?:e|es|s|i|os)?|gms?)$/],
  ["lb", /^(?:lbs?|lbr|pounds?|livres?|pfund)$/],
  ["oz", /^(?:oz|ozs|onz|ounces?|unzen?|onces?)$/],
  ["ct", /^(?:cts?|carats?|karat)$/],
];

/** The unit that a word or a sign means: "lbs", "Gramm", "KGM"; null for any other. */
export function parseWeightUnit(word: string): WeightUnit | null {
  const plain = word.trim().toLowerCase().replace(/\.$/, "");
  return UNIT_NAMES.find(([, names]) => names.test(plain))?.[0] ?? null;
}

/** Hundredths of a gram, as the shop keeps weights; null for what is no weight, or one beyond bounds. */
export function toCentigrams(amount: number, unit: WeightUnit): number | null {
  // Through text: what binary fractions add is not rounded up.
  const rounded = Math.round(Number((amount * GRAMS[unit] * 100).toPrecision(12)));
  return Number.isFinite(rounded) && rounded >= 0 && rounded <= MAX_CENTIGRAMS ? rounded : null;
}

/**
 * Reads a weight as people write it: "6.4", "6,4 g", "0.5 oz".
 * @param unit of a figure that names none
 * @returns hundredths of a gram; null where there is no weight
 */
export function parseWeight(written: string | number, unit: WeightUnit = "g"): number | null {
  if (typeof written === "number") return toCentigrams(written, unit);
  const match = /^(?:ca\.?|~|about)?\s*(\d+(?:[.,]\d+)*)\s*(\p{L}+\.?)?$/iu.exec(
    written.normalize("NFKC").trim(),
  );
  if (!match) return null;
  const named = match[2] === undefined ? unit : parseWeightUnit(match[2]);
  const amount = parseAmount(match[1] ?? "");
  return named === null || amount === null ? null : toCentigrams(amount, named);
}

/** The last sign parts the decimals: nobody weighs jewellery by the thousand grams. */
function parseAmount(digits: string): number | null {
  const parts = digits.split(/[.,]/);
  const decimals = parts.length > 1 ? (parts.pop() ?? "") : "";
  const amount = Number(`${parts.join("")}.${decimals}`);
  return Number.isFinite(amount) ? amount : null;
}
