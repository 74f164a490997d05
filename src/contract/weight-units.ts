/** Units in which platforms and files give the weight of a piece. */
export type WeightUnit = "g" | "kg" | "lb" | "oz" | "ct";

/** Grams in one of each unit. */
export const GRAMS: Record<WeightUnit, number> = {
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
