import { cutText } from "#contract/cut-text.ts";
import {
  type CatalogQuery,
  hasFilters,
  SEARCH_MAX_LENGTH,
} from "#contract/catalogue/catalog-query.ts";
import { isStopWord } from "../../infrastructure/search/match/parse-search-text.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { countCollections, countPieces } from "./count-found.ts";
import { describePrices } from "./describe-prices.ts";
import type { ReadWords, Word } from "./read-words.ts";

/** Each costs a count, and anybody can ask for them. What is not tried counts as unmatched. */
const MAX_TRIED = 12;

const NO_PRICES = { price: null, priceMin: null, priceMax: null };

type Text<Query> = ReadWords & {
  query: Query;
  /** The prices that the text names, in place of others; none without. */
  prices: Partial<CatalogQuery>;
  /** Persons and occasions that no text has: nothing is found by a word that is like them. */
  unknown: string[];
};

/** What a word may mean: a filter, or a word to search for. */
type Change = { filter: (before: Partial<CatalogQuery>) => Partial<CatalogQuery> } | "text";

/**
 * A query by as much of its text as finds pieces together, or else collections: its category first, then what they
 * are made of, their size and price, and the words that are left. The rest is named in `unmatched`.
 * @returns null where nothing of the text finds anything
 */
export const dropUnmatched = async <Query extends Partial<CatalogQuery>>(
  shop: Shop,
  viewer: Viewer,
  text: Text<Query>,
): Promise<Query | null> =>
  (await keepMatched((query) => countPieces(shop, viewer, query), text)) ??
  keepMatched((query) => countCollections(shop, viewer, query), text);

async function keepMatched<Query extends Partial<CatalogQuery>>(
  count: (query: Partial<CatalogQuery>) => Promise<number>,
  { query, prices, words, isAvailable, unknown }: Text<Query>,
): Promise<Query | null> {
  const described = describePrices(prices) ?? "";
  const price = { text: described.charAt(0).toLowerCase() + described.slice(1) };
  const available = { text: isAvailable ? "available" : "" };
  const chosen = words.findLast(({ meaning }) => meaning?.categoryId);
  const parts: [Word, Change[]][] = [
    ...words.map((word): [Word, Change[]] => [
      word,
      unknown.includes(word.text) ? [] : listChanges(word, word === chosen),
    ]),
    [price, [{ filter: () => prices }]],
    [available, [{ filter: () => ({ available: true }) }]],
  ];
  const named = parts.filter(([{ text }]) => text !== "");

  const found = new Set<Word>();
  const searched = new Set<Word>();
  const others = described === "" ? {} : NO_PRICES;
  let filters: Partial<CatalogQuery> = { ...query, ...others, search: "" };
  const toQuery = (some: Partial<CatalogQuery>, texts: ReadonlySet<Word>) => ({
    ...some,
    search: words
      .filter((word) => texts.has(word))
      .map(({ text }) => text)
      .join(" "),
  });
  let tried = 0;
  for (const [word, changes] of named.toSorted((a, b) => rankOf(a, chosen) - rankOf(b, chosen))) {
    for (const change of changes) {
      if (tried >= MAX_TRIED || found.has(word)) break;
      tried += 1;
      const some = change === "text" ? filters : { ...filters, ...change.filter(filters) };
      const texts = change === "text" ? new Set([...searched, word]) : searched;
      if ((await count(toQuery(some, texts))) === 0) continue;
      filters = some;
      found.add(word);
      if (change === "text") searched.add(word);
    }
  }
  const isForAnything = named.every(([{ text, isGift }]) => isGift || isStopWord(text));
  const isUnknown = found.size === 0 && !isForAnything && !hasFilters(filters);
  const rest = toQuery(filters, searched);
  if (isUnknown || (await count(rest)) === 0) return null;
  const written = [...words, price, available].filter(({ text }) => text !== "");
  const unmatched = joinUnmatched(written, (word) => !found.has(word));
  return { ...query, ...rest, ...(unmatched && { unmatched }) };
}

/** Its meanings before the word itself; none for what is not wanted, and what stands in any text. */
function listChanges({ text, meaning, isNegated }: Word, isCategory: boolean): Change[] {
  if (isNegated) return [];
  const { categoryId, tagId, fact } = meaning ?? {};
  const changes: Change[] = [];
  if (isCategory && categoryId) {
    changes.push({ filter: ({ category }) => ({ category: category ?? categoryId }) });
  }
  if (tagId) {
    changes.push({ filter: ({ tagIds = [] }) => ({ tagIds: [...new Set([...tagIds, tagId])] }) });
  }
  if (fact) {
    const { filter: name, value } = fact;
    changes.push({
      filter: (before) => ({ [name]: [...new Set([...(before[name] ?? []), value])] }),
    });
  }
  const isDistinct = /\p{L}{3}|\d\s?k/iu.test(text) && !isStopWord(text);
  if (isDistinct && fact?.filter !== "ringSizes") changes.push("text");
  return changes;
}

/** Which parts of a text count most: the category, meanings, sizes, other limits, words, whom it is for. */
function rankOf([word, changes]: [Word, Change[]], chosen: Word | undefined): number {
  if (word === chosen) return 0;
  if (word.meaning) return word.meaning.fact?.filter === "ringSizes" ? 2 : 1;
  if (changes.length === 1 && changes[0] !== "text") return 3;
  return word.isGift ? 5 : 4;
}

/** The words of a text that match nothing, as they stand in it, without stop words at the ends: "gift for my sister". */
export function joinUnmatched(words: Word[], isUnmatched: (word: Word) => boolean): string {
  const runs: string[][] = [[]];
  for (const word of words) {
    if (isStopWord(word.text) || isUnmatched(word)) runs.at(-1)?.push(word.text);
    else runs.push([]);
  }
  const texts = runs.map((run) => {
    const from = run.findIndex((text) => !isStopWord(text));
    const to = run.findLastIndex((text) => !isStopWord(text));
    return from < 0 ? "" : run.slice(from, to + 1).join(" ");
  });
  return cutText(texts.filter(Boolean).join(", "), SEARCH_MAX_LENGTH);
}
