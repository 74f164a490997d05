import { readStored, writeStored } from "#web/ui/browser-storage.ts";
import { WEIGHT_UNITS, type WeightUnit } from "#contract/catalogue/metal-prices/ounce-price.ts";

const STORAGE_KEY = "desk-metal-unit";

/** The unit of the metal prices that was chosen last in this browser; grams before that. */
export const readStoredUnit = (): WeightUnit => {
  const stored = readStored("localStorage", STORAGE_KEY);
  return WEIGHT_UNITS.find((unit) => unit === stored) ?? "gram";
};

export const storeUnit = (unit: WeightUnit): boolean =>
  writeStored("localStorage", STORAGE_KEY, unit);
