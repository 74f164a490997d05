import type { WeightUnit } from "#contract/catalogue/metal-prices/ounce-price.ts";

/** What a price is for: "per gram". */
export const PER_UNIT: Record<WeightUnit, string> = {
  ounce: "per troy ounce",
  dwt: "per dwt",
  gram: "per gram",
};

/** Why a price is asked about, with the last one; null if there is none. */
export const explainDoubt = (last: string | null) =>
  last === null
    ? "That’s far from what it usually costs. Check the unit."
    : `The last price was ${last}, more than a fifth away.`;
