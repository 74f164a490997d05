/** Units in which platforms and files give the weight of a piece. */
export const WEIGHT_UNITS = ["g", "kg", "ct", "dwt", "ozt", "oz", "lb", "grain"] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** Grams in one of each unit. */
export const GRAMS: Record<WeightUnit, number> = {
  g: 1,
  kg: 1000,
  lb: 453.592_37,
  oz: 28.349_523_125,
  ct: 0.2,
  // Twenty to the troy ounce; a grain is 64.79891 milligrams by definition.
  dwt: 1.555_173_84,
  ozt: 31.103_476_8,
  grain: 0.064_798_91,
};

const UNIT_NAMES: [WeightUnit, RegExp][] = [
  ["kg", /^(?:kgs?|kgm|кг|kilos?|kilogramm?(?:e|es|s|i|os)?)$/],
  ["g", /^(?:g|gr|grm|г|гр|грамма?|грам|gramm?(?:e|es|s|i|os)?|gms?)$/],
  ["lb", /^(?:lbs?|lbr|pounds?|livres?|pfund)$/],
  ["oz", /^(?:oz|ozs|onz|ounces?|unzen?|onces?)$/],
  [
    "ozt",
    /^(?:ozt|toz|t?ozs?tr|troyozs?|(?:troy|fein|fine)(?:ounces?|oz|unzen?)|(?:ozs?|ounces?|onces?|oncia|onza|unzen?|uncj[ai]|унция)troy|ozsfine|feinunzen?|тройск\p{L}{1,4}унци\p{L}{1,3})$/u,
  ],
  ["dwt", /^(?:dwts?|pwts?|pennyweights?)$/],
  ["grain", /^(?:grains?|grn)$/],
  ["ct", /^(?:cts?|кт|карат|carats?|karat|ctw|cttw|tcw|quilates?|carati)$/],
];

/** Parses a unit of weight: "lbs", "Gramm", "KGM", "troy oz."; null for any other words. */
export function parseWeightUnit(word: string): WeightUnit | null {
  const plain = word.toLowerCase().replaceAll(/[\s.-]+/g, "");
  return UNIT_NAMES.find(([, names]) => names.test(plain))?.[0] ?? null;
}
