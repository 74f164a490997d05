import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { type Limit, PHRASES_AFTER, PHRASES_BEFORE, RANGE_WORDS } from "./price-phrases.ts";
import { type Amount, readAmount } from "./read-amount.ts";
import { splitTokens, type Token } from "./split-tokens.ts";

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
