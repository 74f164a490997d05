import { parseDecimal } from "./decimals.ts";
import { toPlainDecimal } from "./typed-numbers.ts";

/** Thousandths of a percent: 100%. */
export const MAX_TAX_RATE = 100_000;

/** "5.3 %" and "5,3" as "5.3": a percentage has no thousands to group. What is no number stays as it is. */
export function toPlainRate(typed: string): string {
  const text = typed.replaceAll(/[%\s]/g, "");
  return toPlainDecimal(text.replace(/^(\d+),/, "$1.")) ?? text;
}

/**
 * A percentage as typed, parsed to whole thousandths of a percent: 8875 for New York City's 8.875%.
 * Undefined for more than three decimals and for what is no percentage up to 100.
 */
export function parseTaxRate(value: string | number): number | undefined {
  const rate = parseDecimal(typeof value === "number" ? value : toPlainRate(value), 3);
  return rate !== undefined && rate <= MAX_TAX_RATE ? rate : undefined;
}

/** 8875 → "8.875" */
export const formatTaxRate = (thousandths: number): string => String(thousandths / 1000);
