import type { WeightUnit } from "#contract/catalogue/metal-prices/ounce-price.ts";

/** What a price is for: "per gram". */
export const PER_UNIT: Record<WeightUnit, string> = {
  ounce: "per troy ounce",
  dwt: "per dwt",
  gram: "per gram",
};
