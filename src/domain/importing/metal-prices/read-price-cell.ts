import { FINE_METALS, type FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import { parseMetalPrice, type WeightUnit } from "#contract/catalogue/metal-prices/ounce-price.ts";

const METAL_WORDS: Record<FineMetal, RegExp> = {
  gold: /\b(?:gold|xau(?:usd)?|au)\b/i,
  silver: /\b(?:silver|xag(?:usd)?|ag)\b/i,
  platinum: /\b(?:platinum|xpt(?:usd)?|pt)\b/i,
  palladium: /\b(?:palladium|xpd(?:usd)?|pd)\b/i,
};

/** The one metal that a cell names; undefined for none and for several. */
export function findMetal(cell: string): FineMetal | undefined {
  const found = FINE_METALS.filter((metal) => METAL_WORDS[metal].test(cell));
  return found.length === 1 ? found[0] : undefined;
}

const UNIT_WORDS: Record<WeightUnit, RegExp> = {
  ounce: /\b(?:oz|ozt|toz|ounces?)\b|\bt\.?\s?oz\b/i,
  dwt: /\b(?:dwt|pennyweights?)\b/i,
  gram: /\b(?:g|gr|gm|grams?|grammes?)\b/i,
};

/** The unit of weight that a cell names. */
export const findUnit = (cell: string): WeightUnit | undefined =>
  (["ounce", "dwt", "gram"] as const).find((unit) => UNIT_WORDS[unit].test(cell));

const OTHER_CURRENCY = /[€£¥₹]|\b(?:eur|gbp|chf|cad|aud|jpy|inr)\b/i;

/** Whether a text names a currency that is not the dollar of the US. */
export const isForeign = (text: string): boolean => OTHER_CURRENCY.test(text);

const AMOUNT = /(?<![\d.,-])\d[\d.,]*(?![\d-])/;

/** The price of a cell, in billionths of a dollar a troy ounce: "$4,120.55", "1.234,50 USD/oz". Undefined for none. */
export function readPriceCell(cell: string, unit: WeightUnit): number | undefined {
  const [amount] = AMOUNT.exec(cell) ?? [];
  if (amount === undefined) return undefined;
  const hasDecimalComma = /^\d{1,3}(?:\.\d{3})+,\d+$|^\d+,(?:\d{1,2}|\d{4,})$/.test(amount);
  const plain = hasDecimalComma
    ? amount.replaceAll(".", "").replace(",", ".")
    : amount.replaceAll(/,(?=\d{3}(?!\d))/g, "");
  return parseMetalPrice(plain.replace(/(\.\d{9})\d+$/, "$1"), unit);
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})|^(\d{1,2})\/(\d{1,2})\/(\d{4})/;

/** "2026-11-21" for that and for "11/21/2026"; undefined for anything else. */
export function readDay(cell: string): string | undefined {
  const [, year, month, day, usMonth, usDay, usYear] = DATE.exec(cell.trim()) ?? [];
  if (year) return `${year}-${month}-${day}`;
  return usYear && `${usYear}-${usMonth?.padStart(2, "0")}-${usDay?.padStart(2, "0")}`;
}
