import { useState } from "react";
import { FINE_METALS, type FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import {
  formatMetalPrice,
  formatOuncePrice,
  isUnusual,
  parseMetalPrice,
  type WeightUnit,
  WEIGHT_UNITS,
} from "#contract/catalogue/metal-prices/ounce-price.ts";
import {
  DEFAULT_REPRICING,
  type RepricingRule,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import type { Rounding } from "#contract/catalogue/roundings.ts";
import type { ReadPrices } from "#contract/catalogue/metal-prices/price-file.ts";
import { readStored, writeStored } from "#web/ui/browser-storage.ts";

/** What a field shows; `exact` where it was converted, of which a field shows a rounded price. */
type Typed = Partial<Record<FineMetal, { text: string; exact?: number }>>;

/** Billionths of a dollar a troy ounce of the last price; undefined before the first. */
const lastOf = (last: MetalPricesAnswer, metal: FineMetal): number | undefined =>
  parseMetalPrice(last[metal] ?? "");

/** The field of each metal: what it shows, and the new price; undefined where that is the last one. */
const readFields = (last: MetalPricesAnswer, typed: Typed, unit: WeightUnit) =>
  FINE_METALS.map((metal) => {
    const before = lastOf(last, metal);
    const { text, exact } = typed[metal] ?? {};
    const price = text === undefined ? undefined : (exact ?? parseMetalPrice(text, unit));
    return {
      metal,
      before,
      shown: text ?? (before === undefined ? "" : formatMetalPrice(before, unit)),
      price: price === before ? undefined : price,
      isWrong: text !== undefined && text.trim() !== "" && price === undefined,
    };
  });

type Fields = ReturnType<typeof readFields>;

const toTyped = (prices: Pick<Fields[number], "metal" | "price">[], unit: WeightUnit): Typed =>
  Object.fromEntries(
    prices.flatMap(({ metal, price }) =>
      price === undefined ? [] : [[metal, { text: formatMetalPrice(price, unit), exact: price }]],
    ),
  );

/** New prices as the call takes them, in dollars a troy ounce. */
const toNewPrices = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ metal, price }) =>
      price === undefined ? [] : [[metal, formatOuncePrice(price)]],
    ),
  );

/** New prices that ask before they are saved. */
const listUnusual = (fields: Fields) =>
  fields.flatMap(({ metal, price, before }) =>
    price !== undefined && isUnusual(metal, before, price) ? [{ metal, price, before }] : [],
  );

/** What is typed and chosen on the screen. Fields that nobody touched show the last prices. */
export function useMetalForm(last: MetalPricesAnswer) {
  const [unit, setUnit] = useState(readStoredUnit);
  const [typed, setTyped] = useState<Typed>({});
  const [rule, setRule] = useState<RepricingRule>(DEFAULT_REPRICING.rule);
  const [rounding, setRounding] = useState<Rounding>(DEFAULT_REPRICING.rounding);
  const [which, setWhich] = useState("");
  const metals = readFields(last, typed, unit);
  const newPrices = toNewPrices(metals);
  return {
    unit,
    /** In another unit everything that was typed is shown converted. */
    setUnit: (next: WeightUnit) => {
      setTyped(toTyped(metals, next));
      setUnit(next);
      storeUnit(next);
    },
    metals,
    type: (metal: FineMetal, text: string) =>
      setTyped((before) => ({ ...before, [metal]: { text } })),
    /** Fills in what a file or a web address says. */
    fillIn: (read: Omit<ReadPrices, "skipped">) => {
      const prices = FINE_METALS.map((metal) => ({
        metal,
        price: parseMetalPrice(read[metal] ?? ""),
      }));
      setTyped((before) => ({ ...before, ...toTyped(prices, unit) }));
    },
    reset: () => setTyped({}),
    rule,
    setRule,
    rounding,
    setRounding,
    which,
    setWhich,
    isValid: metals.every(({ isWrong }) => !isWrong),
    newPrices,
    hasNewPrices: Object.keys(newPrices).length > 0,
    unusual: listUnusual(metals),
  };
}
export type MetalForm = ReturnType<typeof useMetalForm>;

const STORAGE_KEY = "desk-metal-unit";

/** The unit of the metal prices that was chosen last in this browser; troy ounces before that, as prices are quoted. */
const readStoredUnit = (): WeightUnit => {
  const stored = readStored("localStorage", STORAGE_KEY);
  return WEIGHT_UNITS.find((unit) => unit === stored) ?? "ounce";
};

const storeUnit = (unit: WeightUnit): boolean => writeStored("localStorage", STORAGE_KEY, unit);
