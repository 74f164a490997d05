import { isSameJson } from "#contract/canonical-json.ts";
import { toSortKey } from "#contract/fold-name.ts";
import { type CatalogQuery, hasFilters } from "#contract/catalogue/catalog-query.ts";
import { FACT_FILTER_NAMES, type FactFilter } from "#contract/catalogue/fact-filters.ts";
import { isIndexed } from "../../infrastructure/search/index/is-indexed.ts";
import { memoizeByRevision } from "../../infrastructure/revisions/memoize-by-revision.ts";
import { isStopWord } from "../../infrastructure/search/match/parse-search-text.ts";
import { stemWord } from "../../infrastructure/search/words/stem-word.ts";
import { tokenize } from "../../infrastructure/search/words/tokenize.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { listShownCategories } from "../categories/list-categories.ts";
import { toSingular } from "../categories/to-singular.ts";
import { visibleFacets } from "../products/query/visible-facets.ts";
import { visibleCollections } from "../visible-collections.ts";
import { listTags } from "../tags/list-tags.ts";
import { type FactWords, loadFactWords, NO_FACT_WORDS } from "./load-fact-words.ts";
import { readPrices } from "./read-prices.ts";
import {
  type Meaning,
  type ReadWords,
  readWords,
  type Vocabulary,
  type Word,
} from "./read-words.ts";
import { countPieces, isFound } from "./count-found.ts";
import { dropUnmatched, joinUnmatched } from "./drop-unmatched.ts";
import { understandFacts } from "./understand-facts.ts";

/**
 * Turns the search text of a query into filters where it says what they say: "silver rings under $200" is a
 * category, a tag and a price, and what is left of it stays the search text. A text that is the name of a
 * piece or story stays as it is; so do its words where nothing is of the category and the tags that they name, and
 * something contains the words. A ring size becomes a filter, and metals and stones where these find all that
 * tags and words do. Whatever would leave nothing to show is left out, and named in `unmatched`.
 * @returns the very query where nothing of it is understood, and of its result
 */
export async function understandSearch<Query extends Partial<CatalogQuery>>(
  shop: Shop,
  viewer: Viewer,
  query: Query,
): Promise<Query> {
  if (!query.search || query.unmatched) return query;
  if (await isNameOfItem(shop, viewer, query.search)) return query;
  const understood = await understand(shop, viewer, query, query.search);
  return !understood.unmatched && isSame(understood, query) ? query : understood;
}

async function understand<Query extends Partial<CatalogQuery>>(
  shop: Shop,
  viewer: Viewer,
  query: Query,
  search: string,
): Promise<Query> {
  const { ends, rest } = readPrices(search);
  const [vocabulary, facts] = await Promise.all([loadVocabulary(shop), loadFactWords(shop)]);
  const read = (names: FactWords) => readWords(rest, vocabulary, names);
  const words = read(facts);
  const unknown = await listUnknownGifts(shop, words);
  const hasEnds = Object.keys(ends).length > 0;
  const prices = hasEnds ? { price: null, priceMin: null, priceMax: null, ...ends } : {};
  const toQuery = ({ words, isAvailable }: ReadWords): Query => ({
    ...query,
    ...prices,
    ...toFilters(query, {
      words: words.filter(({ text }) => !unknown.includes(text)),
      isAvailable,
    }),
  });
  // Who says what it shall be, or for whom, asks for pieces; a story alone is no answer.
  const asksForPieces =
    words.words.some(({ isGift }) => isGift) ||
    !isSame({ ...toQuery(words), search: "" }, { ...query, search: "" });
  const isAnswer = async (some: Query) =>
    asksForPieces ? (await countPieces(shop, viewer, some)) > 0 : isFound(shop, viewer, some);
  const isGiftAlone = unknown.length > 0 && !hasFilters(toQuery(words));
  const understood = isGiftAlone
    ? toQuery(words)
    : await chooseReading(shop, viewer, { query, facts, words, read, toQuery, isAnswer });
  if (await isAnswer(understood)) {
    const unmatched = joinUnmatched(words.words, ({ text }) => unknown.includes(text));
    return unmatched ? { ...understood, unmatched } : understood;
  }
  return (await dropUnmatched(shop, viewer, { query, prices, ...words, unknown })) ?? understood;
}

/** So many are looked up; anybody can ask. */
const MAX_GIFTS = 8;

/** Persons and occasions that no text has. */
async function listUnknownGifts(shop: Shop, { words }: ReadWords): Promise<string[]> {
  const all = words.filter(({ isGift }) => isGift).map(({ text }) => text);
  const gifts = [...new Set(all)].slice(0, MAX_GIFTS);
  const isKnown = await Promise.all(
    gifts.map(async (text) => {
      const words = tokenize(text).map((word) => isIndexed(shop, { stem: stemWord(word) }));
      return (await Promise.all(words)).every(Boolean);
    }),
  );
  return gifts.filter((_, at) => !isKnown[at]);
}

type Reading<Query> = {
  query: Query;
  facts: FactWords;
  /** As all facts read them. */
  words: ReadWords;
  read: (facts: FactWords) => ReadWords;
  toQuery: (words: ReadWords) => Query;
  isAnswer: (query: Query) => Promise<boolean>;
};

/** The query by its categories, tags and facts, or by its words where these find more. */
async function chooseReading<Query extends Partial<CatalogQuery>>(
  shop: Shop,
  viewer: Viewer,
  { query, facts, words, read, toQuery, isAnswer }: Reading<Query>,
): Promise<Query> {
  const understood = toQuery(read(NO_FACT_WORDS));
  const found = words.words.flatMap(({ meaning }) =>
    meaning?.fact && meaning.fact.filter !== "ringSizes"
      ? [{ ...meaning.fact, isTag: meaning.tagId !== undefined }]
      : [],
  );
  if (found.length === 0 && isSame(understood, query)) return query;
  const plain = toQuery(withoutMeanings(read(NO_FACT_WORDS)));
  const named = await chooseNamed({ query, understood, plain, isAnswer });
  if (found.length === 0) return named;
  const byAllFacts = toQuery(words);
  // A metal or stone and nothing else is searched for, so that the best match comes first.
  if (isSame(named, query) && found.length === 1 && !byAllFacts.search) return named;
  const understand = (some: FactWords) => toQuery(read(some));
  const byFacts = await understandFacts(shop, viewer, { named, facts, found, understand });
  return byFacts && !isSame(byFacts, named) ? byFacts : named;
}

type Choice<Query> = Pick<Reading<Query>, "query" | "isAnswer"> & {
  understood: Query;
  plain: Query;
};

/** Categories and tags, or the words that name them where only these find something. */
async function chooseNamed<Query extends Partial<CatalogQuery>>({
  query,
  understood,
  plain,
  isAnswer,
}: Choice<Query>): Promise<Query> {
  // Nothing but words of asking, such as "one": they are searched for.
  if (!hasFilters(understood) || isSame(understood, query)) return query;
  if (isSame(understood, plain) || (await isAnswer(understood))) return understood;
  if (!(await isAnswer(plain))) return understood;
  return isSame(plain, query) ? query : plain;
}

async function loadVocabulary(shop: Shop): Promise<Vocabulary> {
  const [categories, tags] = await Promise.all([listShownCategories(shop), listTags(shop)]);
  const vocabulary = new Map<string, Meaning>();
  const add = (name: string, meaning: Meaning) =>
    vocabulary.set(toSingular(name), { ...vocabulary.get(toSingular(name)), ...meaning });
  for (const { id, name } of categories) add(name, { categoryId: id });
  for (const { id, name } of tags) add(name, { tagId: id });
  return vocabulary;
}

/**
 * Of several categories the last counts, and the others as the facts or tags of their names; one in the query
 * stays.
 */
function toFilters(
  { category = null, tagIds = [], available = false, ...query }: Partial<CatalogQuery>,
  { words, isAvailable }: ReadWords,
): Pick<CatalogQuery, "search" | "category" | "tagIds" | "available" | FactFilter> {
  const named = words.findLast(({ meaning }) => meaning?.categoryId)?.meaning?.categoryId;
  const chosen = category ?? named ?? null;
  const tags: number[] = [];
  const left: string[] = [];
  const { metals = [], stones = [], ringSizes = [] } = query;
  const facts = { metals, stones, ringSizes };
  for (const { text, meaning } of words) {
    if (meaning?.categoryId && meaning.categoryId === chosen) continue;
    const fact = meaning?.fact;
    if (fact) facts[fact.filter] = [...new Set([...facts[fact.filter], fact.value])];
    else if (meaning?.tagId) tags.push(meaning.tagId);
    else left.push(text);
  }
  return {
    search: trimStopWords(left).join(" "),
    category: chosen,
    tagIds: [...new Set([...tagIds, ...tags])],
    ...facts,
    available: available || isAvailable,
  };
}

/** Without those at its ends: "for my wife" is "wife", and "Tree of Life" stays. */
function trimStopWords(words: string[]): string[] {
  const from = words.findIndex(isMeaningful);
  return from < 0 ? [] : words.slice(from, words.findLastIndex(isMeaningful) + 1);
}

const isMeaningful = (word: string): boolean => !isStopWord(word);

const withoutMeanings = ({ words, isAvailable }: ReadWords): ReadWords => ({
  words: words.map(({ text }): Word => ({ text })),
  isAvailable,
});

function isSame(a: Partial<CatalogQuery>, b: Partial<CatalogQuery>): boolean {
  const names = [
    "search",
    "category",
    "price",
    "priceMin",
    "priceMax",
    "tagIds",
    ...FACT_FILTER_NAMES,
    "available",
  ] as const;
  return names.every((name) => isSameJson(a[name] ?? null, b[name] ?? null));
}

async function isNameOfItem(shop: Shop, viewer: Viewer, text: string): Promise<boolean> {
  const piece = await visibleFacets(shop, viewer)
    .select("productFacets.productId")
    .where("productFacets.nameKey", "=", toSortKey(text.trim()))
    .limit(1)
    .executeTakeFirst();
  return piece !== undefined || (await loadTitles(shop, viewer)).has(toSortKey(text.trim()));
}

const loadTitles = (shop: Shop, viewer: Viewer): Promise<ReadonlySet<string>> =>
  memoizeByRevision(shop, `titles ${viewer}`, async () => {
    const stories = await visibleCollections(shop, viewer).select("collections.title").execute();
    return new Set(stories.map(({ title }) => toSortKey(title)));
  });
