/**
 * Numbers as people type and paste them, in forms, calls and files. decimals.ts has them as calls answer them; it
 * stands apart because the scripts of public pages load it.
 */
import { toAsciiDigits } from "./ascii-digits.ts";
import { parseDecimal, parseHundredths } from "./decimals.ts";

/** "1,299.50", "1.299,50", "1 299,5", "1'299.50", "12,50", ".5"; a lone comma before three digits groups thousands. */
const NUMBER =
  /^(?<whole>[1-9]\d{0,2}(?:(?<group>[,.' ])\d{3})(?:\k<group>\d{3})*|\d*)(?:(?<point>[.,])(?<fraction>\d*))?$/;

/** A number with a point and without grouping, "1299.50"; undefined for what is no number of at least 0. */
export function toPlainDecimal(written: string): string | undefined {
  const text = tidy(written);
  const { whole = "", group, point, fraction = "" } = NUMBER.exec(text)?.groups ?? {};
  if (!/\d/.test(whole + fraction) || (group !== undefined && group === point)) return undefined;
  // 1.299 is one and a bit, in the US and from programs.
  if (group === "." && !point && whole.indexOf(".") === whole.lastIndexOf(".")) return whole;
  const digits = whole.replaceAll(/\D/g, "") || "0";
  return fraction === "" ? digits : `${digits}.${fraction}`;
}

/** Every kind of space and apostrophe as one, nothing invisible. */
const tidy = (text: string): string =>
  toAsciiDigits(text)
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, (mark) => (/\s/.test(mark) ? " " : ""))
    .replaceAll(/\s/g, " ")
    .replaceAll("’", "'")
    .trim();

const DOLLARS = /^\s*(?:US\s?\$|USD|\$)|(?:US\s?\$|USD|\$|\bdollars?)\s*$/gi;
const GRAMS = /(?<=[\d.,\s])(?:g|gr|gms?|grams?)\.?\s*$/i;

/** A number without the sign or name of US dollars around it: "$1,299.50", "1299.50 USD". */
export const stripDollars = (typed: string): string => typed.replaceAll(DOLLARS, "");

/** Dollars as cents; undefined for more than two decimals and for what is no amount of at least 0. */
export const parseCents = (typed: string | number): number | undefined =>
  typeof typed === "number" ? parseHundredths(typed) : parseTyped(stripDollars(typed), 2);

/** Grams, "4.2" or "4,2 g", as hundredths of a gram; undefined for what is no weight. */
export const parseCentigrams = (typed: string | number): number | undefined =>
  typeof typed === "number" ? parseHundredths(typed) : parseTyped(typed.replace(GRAMS, ""), 2);

/** A percentage or another number with at most two decimals, as its hundredths; undefined for anything else. */
export const parseTypedHundredths = (typed: string | number): number | undefined =>
  typeof typed === "number" ? parseHundredths(typed) : parseTyped(typed.replace(/%\s*$/, ""), 2);

/** A whole number of at least 0, "1,000" or "3.0"; undefined for what is none. */
export function parseCount(typed: string): number | undefined {
  const [, whole] = /^(\d{1,15})(?:\.0+)?$/.exec(toPlainDecimal(typed) ?? "") ?? [];
  return whole === undefined ? undefined : Number(whole);
}

function parseTyped(typed: string, places: number): number | undefined {
  const plain = toPlainDecimal(typed);
  return plain === undefined ? undefined : parseDecimal(plain, places);
}
