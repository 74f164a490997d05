import { cutText } from "#contract/cut-text.ts";
import {
  type CatalogQuery,
  EMPTY_QUERY,
  hasFilters,
  SEARCH_MAX_LENGTH,
  SUGGESTION_MIN_LENGTH,
} from "#contract/catalogue/catalog-query.ts";
import { FACT_FILTER_NAMES, type FactFilter } from "#contract/catalogue/fact-filters.ts";
import type { Suggestions } from "#contract/catalogue/suggestions.ts";
import { listCategories, listShownCategories } from "../categories/list-categories.ts";
import { listCollections } from "../collections/list-collections.ts";
import { listProducts } from "../products/list-products.ts";
import { factLabel } from "../products/query/fact-label.ts";
import { describeQuery } from "../search-text/describe-query.ts";
import { describePrices } from "../search-text/describe-prices.ts";
import { understandSearch } from "../search-text/understand-search.ts";
import { listTags } from "../tags/list-tags.ts";
import type { Shop } from "../../shop.ts";
import { hasEveryWord, highlightWords } from "../../infrastructure/search/words/highlight-words.ts";
import { parseSearchText } from "../../infrastructure/search/match/parse-search-text.ts";

const MAX_PIECES = 5;
const MAX_COLLECTIONS = 3;
const MAX_CATEGORIES = 2;

const NO_SUGGESTIONS: Suggestions = {
  corrected: null,
  filters: [],
  pieces: [],
  collections: [],
  categories: [],
};

/** Suggestions for a search text that is being typed: the best matching pieces, collections and categories. */
export async function suggest(shop: Shop, text: string): Promise<Suggestions> {
  const search = cutText(text.trim(), SEARCH_MAX_LENGTH);
  if (search.length < SUGGESTION_MIN_LENGTH) return NO_SUGGESTIONS;
  const query = await understandSearch(shop, "visitor", {
    ...EMPTY_QUERY,
    search,
    sort: "relevance",
  });
  const { words, corrected } = await parseSearchText(shop, query.search);
  if (words.length === 0 && !hasFilters({ ...query, search: "" })) {
    return NO_SUGGESTIONS;
  }
  const options = { viewer: "visitor", query } as const;
  const [pieces, collections, categories, written] = await Promise.all([
    listProducts(shop, { ...options, limit: MAX_PIECES }),
    listCollections(shop, { ...options, limit: MAX_COLLECTIONS }),
    listShownCategories(shop),
    parseSearchText(shop, search),
  ]);
  const highlight = (name: string) => highlightWords(name, written.words);
  return {
    corrected,
    filters: await describeFilters(shop, query),
    ...(await describeReading(shop, query)),
    pieces: pieces.items.map(({ id, name, price, media }) => ({
      id,
      name: highlight(name),
      price,
      picture: media[0] ? { ...media[0], blur: "" } : null,
    })),
    collections: collections.items.map(({ slug, title }) => ({ slug, title: highlight(title) })),
    categories: categories
      .filter(({ name }) => hasEveryWord(name, written.words))
      .map(({ id, name }) => ({ id, name: highlight(name) }))
      .slice(0, MAX_CATEGORIES),
  };
}

/** The filters of a query as its chips read, in their order. */
async function describeFilters(shop: Shop, query: CatalogQuery): Promise<string[]> {
  const [categories, tags] = await Promise.all([listCategories(shop), listTags(shop)]);
  const named = [
    ...categories.filter(({ id }) => id === query.category),
    ...tags.filter(({ id }) => query.tagIds.includes(id)),
  ];
  const prices = describePrices(query);
  return [
    ...named.map(({ name }) => name),
    ...(prices ? [prices] : []),
    ...FACT_FILTER_NAMES.flatMap((name) => query[name].map(describeFact(name))),
    ...(query.available ? ["Available only"] : []),
  ];
}

async function describeReading(shop: Shop, query: CatalogQuery): Promise<{ reading?: string }> {
  const filters = { ...query, search: "", unmatched: "" };
  return hasFilters(filters) ? { reading: await describeQuery(shop, filters) } : {};
}

const describeFact = (name: FactFilter) => (value: string) =>
  name === "ringSizes" ? `Ring size ${factLabel(name, value)}` : factLabel(name, value);
