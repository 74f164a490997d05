import { MAX_CENTS } from "#contract/decimals.ts";
import type { Token } from "./split-tokens.ts";

/** An amount of money in a search text, and the index of the token after it. */
export type Amount = { cents: number; isMoney: boolean; isThousands: boolean; next: number };

const CURRENCY = new Set(["$", "usd", "dollar", "dollars", "buck", "bucks"]);

/** After a number these make it a length, a weight, a fineness or an age. */
const UNITS = new Set(
  `mm cm m in inch inches ft g gr gm gram grams kg oz ounce ounces dwt mg k kt karat karats ct cts carat
  carats pt % " ″ ” ' ° x × th st nd rd s year years yr yrs piece pieces`.split(/\s+/),
);

/** "14k" is gold and "2k" is money. */
const KARATS = new Set([8, 9, 10, 12, 14, 15, 18, 20, 21, 22, 24]);

/**
 * Reads an amount of dollars at a token: "$1,000", "200", "1.5k", "40 dollars". Null where there is none, or
 * the number is something else, such as "18 inches", "14k" or a part of "FG-512".
 * @param isRangeEnd the token before it joins it to another amount, as in "200-500"
 */
export function readAmount(tokens: Token[], at: number, isRangeEnd = false): Amount | null {
  const hasSign = CURRENCY.has(tokens[at]?.text ?? "");
  const number = hasSign ? at + 1 : at;
  const token = tokens[number];
  if (!token || !/^\d/.test(token.text)) return null;
  if (!hasSign && token.isAttached && !isRangeEnd && isPartOfWord(tokens, number)) return null;

  const value = Number(token.text.replaceAll(",", ""));
  let next = number + 1;
  const isThousands = isAttachedTo(tokens[next], "k") && (hasSign || !KARATS.has(value));
  if (isThousands) next += 1;
  const hasName = CURRENCY.has(tokens[next]?.text ?? "");
  if (hasName) next += 1;
  if (!hasName && isUnit(tokens[next])) return null;
  const cents = Math.round(value * (isThousands ? 100_000 : 100));
  if (cents === 0 || cents > MAX_CENTS) return null;
  return { cents, isMoney: hasSign || hasName || isThousands, isThousands, next };
}

const isAttachedTo = (token: Token | undefined, text: string): boolean =>
  token !== undefined && token.isAttached && token.text === text;

/** "FG-512", "no.7", "#3" and "a4". */
const isPartOfWord = (tokens: Token[], at: number): boolean =>
  !/^[(<>~=]$/.test(tokens[at - 1]?.text ?? "");

function isUnit(token: Token | undefined): boolean {
  if (!token) return false;
  return UNITS.has(token.text) || (token.isAttached && /^\p{L}/u.test(token.text));
}
