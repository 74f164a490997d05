import { sql } from "kysely";
import { type CatalogQuery, hasFilters } from "#contract/catalogue/catalog-query.ts";
import { isStopWord } from "../../infrastructure/search/match/parse-search-text.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { listShownCategories } from "../categories/list-categories.ts";
import { toSingular } from "../categories/to-singular.ts";
import { listCollectionSummaries } from "../collections/list-collections.ts";
import { listProductSummaries } from "../products/list-products.ts";
import { visibleFacets } from "../products/query/visible-facets.ts";
import { listTags } from "../tags/list-tags.ts";
import { readPrices } from "./read-prices.ts";
import {
  type Meaning,
  type ReadWords,
  readWords,
  type Vocabulary,
  type Word,
} from "./read-words.ts";

/**
 * Turns the search text of a query into filters where it says what they say: "silver rings under $200" is a
 * category, a tag and a price, and what is left of it stays the search text. A text that is the name of a
 * piece stays as it is; so do its words where nothing is of the category and the tags that they name, and
 * something contains the words.
 * @returns the very query where nothing of it is understood, and of its result
 */
export async function understandSearch<Query extends Partial<CatalogQuery>>(
  shop: Shop,
  viewer: Viewer,
  query: Query,
): Promise<Query> {
  if (!query.search) return query;
  const { ends, rest } = readPrices(query.search);
  const vocabulary = await loadVocabulary(shop);
  const read = readWords(rest, vocabulary);
  const hasEnds = Object.keys(ends).length > 0;
  const prices = hasEnds ? { price: null, priceMin: null, priceMax: null, ...ends } : {};
  const understood = { ...query, ...prices, ...toFilters(query, read) };
  const plain = { ...query, ...prices, ...toFilters(query, withoutMeanings(read)) };
  // Nothing but words of asking, such as "one": they are searched for.
  if (!hasFilters(understood)) return query;
  if (isSame(understood, query) || (await isNameOfPiece(shop, viewer, query.search))) return query;
  if (isSame(understood, plain) || (await isFound(shop, viewer, understood))) return understood;
  if (!(await isFound(shop, viewer, plain))) return understood;
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

/** Of several categories the last counts, and the others as the tags of their names; one in the query stays. */
function toFilters(
  { category = null, tagIds = [], available = false }: Partial<CatalogQuery>,
  { words, isAvailable }: ReadWords,
): Pick<CatalogQuery, "search" | "category" | "tagIds" | "available"> {
  const named = words.findLast(({ meaning }) => meaning?.categoryId)?.meaning?.categoryId;
  const chosen = category ?? named ?? null;
  const tags: number[] = [];
  const left: string[] = [];
  for (const { text, meaning } of words) {
    if (meaning?.categoryId && meaning.categoryId === chosen) continue;
    if (meaning?.tagId) tags.push(meaning.tagId);
    else left.push(text);
  }
  return {
    search: trimStopWords(left).join(" "),
    category: chosen,
    tagIds: [...new Set([...tagIds, ...tags])],
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
    "available",
  ] as const;
  return names.every((name) => JSON.stringify(a[name] ?? null) === JSON.stringify(b[name] ?? null));
}

async function isNameOfPiece(shop: Shop, viewer: Viewer, text: string): Promise<boolean> {
  const piece = await visibleFacets(shop, viewer)
    .select("productFacets.productId")
    .where(sql<boolean>`product_facets.name_key = lower(${text.trim()})`)
    .limit(1)
    .executeTakeFirst();
  return piece !== undefined;
}

async function isFound(shop: Shop, viewer: Viewer, query: Partial<CatalogQuery>): Promise<boolean> {
  const pieces = await listProductSummaries(shop, { viewer, query, limit: 1 });
  if (pieces.total > 0) return true;
  const collections = await listCollectionSummaries(shop, { viewer, query, limit: 1 });
  return collections.total > 0;
}
