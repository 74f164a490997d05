import { FINE_METALS, type FineMetal } from "./fine-metals.ts";
import { toPlainDecimal } from "../../typed-numbers.ts";
import { parseMetalPrice, PRICE_UNITS, type PriceUnit } from "./ounce-price.ts";

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

const UNIT_WORDS: Record<PriceUnit, RegExp> = {
  ounce: /\b(?:oz|ozt|toz|ounces?)\b|\bt\.?\s?oz\b/i,
  dwt: /\b(?:dwt|pennyweights?)\b/i,
  gram: /\b(?:g|gr|gm|grams?|grammes?)\b/i,
  kilogram: /\b(?:kg|kgs|kilos?|kilograms?|kilogrammes?)\b/i,
};

/** The unit of weight that a cell names. */
export const findUnit = (cell: string): PriceUnit | undefined =>
  PRICE_UNITS.find((unit) => UNIT_WORDS[unit].test(cell));

const OTHER_CURRENCY = /[€£¥₹]|\b(?:eur|gbp|chf|cad|aud|jpy|inr)\b/i;

/** Whether a text names a currency that is not the dollar of the US. */
export const isForeign = (text: string): boolean => OTHER_CURRENCY.test(text);

const AMOUNT = /(?<![\d.,-])\d[\d.,]*(?![\d-])/;

/** The amount that a text holds, as a plain decimal: "$4,120.55", "1.234,50 USD/oz". Undefined for none. */
export function readAmount(text: string): string | undefined {
  const [amount] = AMOUNT.exec(text) ?? [];
  return amount === undefined ? undefined : toPlainDecimal(amount);
}

/** The price of a cell, in billionths of a dollar a troy ounce. Undefined for none. */
export function readPriceCell(cell: string, unit: PriceUnit): number | undefined {
  const plain = readAmount(cell);
  return plain === undefined
    ? undefined
    : parseMetalPrice(plain.replace(/(\.\d{9})\d+$/, "$1"), unit);
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})|^(\d{1,2})\/(\d{1,2})\/(\d{4})/;

/** "2026-11-21" for that and for "11/21/2026"; undefined for anything else. */
export function readDay(cell: string): string | undefined {
  const [, year, month, day, usMonth, usDay, usYear] = DATE.exec(cell.trim()) ?? [];
  if (year) return `${year}-${month}-${day}`;
  return usYear && `${usYear}-${usMonth?.padStart(2, "0")}-${usDay?.padStart(2, "0")}`;
}
