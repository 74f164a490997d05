import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { MAX_CENTS } from "#contract/decimals.ts";

export type PriceEnds = Partial<Pick<CatalogQuery, "priceMin" | "priceMax">>;

/** A search text without the prices in it. */
export type ReadPrices = { ends: PriceEnds; rest: string };

type Found = { ends: PriceEnds; next: number };

/** A bare number below it is a size: US ring sizes end at 16. */
const MIN_BARE_CENTS = 2000;
/** How far "around" reaches each way. */
const AROUND = 0.2;

/** Reads "under $200", "200-500", "around 300" and the like out of a search text; the last one of a kind counts. */
export function readPrices(text: string): ReadPrices {
  const tokens = splitTokens(text);
  const ends: PriceEnds = {};
  const rest: string[] = [];
  let from = 0;
  for (let at = 0; at < tokens.length;) {
    const found = readPhrase(tokens, at);
    if (!found) {
      at += 1;
      continue;
    }
    Object.assign(ends, found.ends);
    rest.push(text.slice(from, tokens[at]?.from));
    from = tokens[found.next - 1]?.to ?? text.length;
    at = found.next;
  }
  rest.push(text.slice(from));
  return { ends, rest: rest.join(" ").replaceAll(/\s+/g, " ").trim() };
}

function readPhrase(tokens: Token[], at: number): Found | null {
  const isRangeWord = ["between", "from"].includes(tokens[at]?.text ?? "");
  const range = readRange(tokens, isRangeWord ? at + 1 : at, isRangeWord);
  if (range) return range;
  for (const { words, limit } of PHRASES_BEFORE) {
    if (!startsWith(tokens, at, words)) continue;
    const amount = readAmount(tokens, at + words.length);
    if (amount && isPrice(amount)) return { ends: toEnds(limit, amount.cents), next: amount.next };
  }
  const amount = readAmount(tokens, at);
  if (!amount || !isPrice(amount)) return null;
  const after = PHRASES_AFTER.find(({ words }) => startsWith(tokens, amount.next, words));
  if (!after) return null;
  return { ends: toEnds(after.limit, amount.cents), next: amount.next + after.words.length };
}

/** "200-500", "$1-2k" and, after "between" or "from", "200 and 500". */
function readRange(tokens: Token[], at: number, isAnnounced: boolean): Found | null {
  const first = readAmount(tokens, at);
  const joint = first && tokens[first.next]?.text;
  if (!first || !joint || !RANGE_WORDS.has(joint)) return null;
  if (!isAnnounced && (joint === "and" || joint === "&")) return null;
  const last = readAmount(tokens, first.next + 1, true);
  if (!last || !(isPrice(first) || isPrice(last))) return null;
  const isShared = last.isThousands && !first.isThousands && first.cents * 1000 <= last.cents;
  const cents = [first.cents * (isShared ? 1000 : 1), last.cents].toSorted((a, b) => a - b);
  return { ends: { priceMin: cents[0] ?? null, priceMax: cents[1] ?? null }, next: last.next };
}

const isPrice = ({ cents, isMoney }: Amount): boolean => isMoney || cents >= MIN_BARE_CENTS;

const startsWith = (tokens: Token[], at: number, words: string[]): boolean =>
  words.every((word, index) => tokens[at + index]?.text === word);

function toEnds(limit: Limit, cents: number): PriceEnds {
  switch (limit) {
    case "below":
      return { priceMax: cents - 1 };
    case "up to":
      return { priceMax: cents };
    case "above":
      return { priceMin: cents + 1 };
    case "from":
      return { priceMin: cents };
    default:
      return {
        priceMin: Math.round(cents * (1 - AROUND)),
        priceMax: Math.round(cents * (1 + AROUND)),
      };
  }
}

/** How an amount limits the price: below it or up to it, above it or from it on, or near it. */
type Limit = "below" | "up to" | "above" | "from" | "around";

type Phrase = { words: string[]; limit: Limit };

const phrases = (limit: Limit, texts: string): Phrase[] =>
  texts.split(", ").map((text) => ({ words: text.split(" "), limit }));

/** Words before an amount, longest first. */
const PHRASES_BEFORE: Phrase[] = [
  ...phrases("up to", "no more than, not more than, not over, up to, at most, max, maximum, < ="),
  ...phrases("from", "starting at, starting from, no less than, at least, from, min, minimum, > ="),
  ...phrases("below", "less than, lower than, cheaper than, under, below, beneath, <"),
  ...phrases("above", "more than, greater than, higher than, over, above, >"),
  ...phrases("around", "around, about, approximately, approx, roughly, circa, ~"),
];

/** Words after an amount. */
const PHRASES_AFTER: Phrase[] = [
  ...phrases(
    "from",
    "and up, & up, or up, and more, or more, and above, or above, and over, or over",
  ),
  ...phrases("from", "+, plus, minimum, min"),
  ...phrases("up to", "or less, and less, or under, and under, or below, and below, maximum, max"),
];

/** What joins the two ends of a range. */
const RANGE_WORDS = new Set(["-", "–", "—", "to", "and", "&"]);

/** An amount of money in a search text, and the index of the token after it. */
type Amount = { cents: number; isMoney: boolean; isThousands: boolean; next: number };

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
function readAmount(tokens: Token[], at: number, isRangeEnd = false): Amount | null {
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

type Token = {
  /** In lower case. */
  text: string;
  from: number;
  to: number;
  /** Whether it directly follows the token before it. */
  isAttached: boolean;
};

const TOKEN = /\p{L}[\p{L}\p{M}'’]*|\d+(?:,\d{3})*(?:\.\d+)?|[^\s\p{L}\d]/gu;

/** Splits a text into words, numbers ("1,000.50") and single other characters. */
function splitTokens(text: string): Token[] {
  let end = -1;
  return Array.from(text.matchAll(TOKEN), ({ 0: written, index }) => {
    const token = {
      text: written.toLowerCase().replaceAll("’", "'"),
      from: index,
      to: index + written.length,
      isAttached: index === end,
    };
    end = token.to;
    return token;
  });
}
