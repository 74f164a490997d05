import { readStored, writeStored } from "#web/ui/browser-storage.ts";
import { WEIGHT_UNITS, type WeightUnit } from "#contract/catalogue/metal-prices/ounce-price.ts";

const STORAGE_KEY = "desk-metal-unit";

/** The unit of the metal prices that was chosen last in this browser; troy ounces before that, as prices are quoted. */
export const readStoredUnit = (): WeightUnit => {
  const stored = readStored("localStorage", STORAGE_KEY);
  return WEIGHT_UNITS.find((unit) => unit === stored) ?? "ounce";
};

export const storeUnit = (unit: WeightUnit): boolean =>
  writeStored("localStorage", STORAGE_KEY, unit);
