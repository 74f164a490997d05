import { SUGGESTION_MIN_LENGTH } from "#contract/catalog-query.ts";
import type { Suggestions } from "#contract/suggestions.ts";
import { listCategories } from "../categories/list-categories.ts";
import { listCollections } from "../collections/list-collections.ts";
import { listProducts } from "../products/list-products.ts";
import type { Shop } from "../../shop.ts";
import { highlightWords } from "../../infrastructure/search/highlight-words.ts";
import { parseSearchText } from "../../infrastructure/search/parse-search-text.ts";

const MAX_PIECES = 5;
const MAX_COLLECTIONS = 3;
const MAX_CATEGORIES = 2;

const NO_SUGGESTIONS: Suggestions = {
  corrected: null,
  pieces: [],
  collections: [],
  categories: [],
};

/** Suggestions for a search text that is being typed: the best matching pieces, collections and categories. */
export async function suggest(shop: Shop, text: string): Promise<Suggestions> {
  const search = text.trim();
  if (search.length < SUGGESTION_MIN_LENGTH) return NO_SUGGESTIONS;
  const { words, corrected } = await parseSearchText(shop, search);
  if (words.length === 0) return NO_SUGGESTIONS;
  const options = { viewer: "visitor", query: { search } } as const;
  const [pieces, collections, categories] = await Promise.all([
    listProducts(shop, { ...options, limit: MAX_PIECES }),
    listCollections(shop, { ...options, limit: MAX_COLLECTIONS }),
    listCategories(shop),
  ]);
  return {
    corrected,
    pieces: pieces.items.map(({ id, name, price, media }) => ({
      id,
      name: highlightWords(name, words),
      price,
      picture: media[0] ? { ...media[0], blur: "" } : null,
    })),
    collections: collections.items.map(({ slug, title }) => ({
      slug,
      title: highlightWords(title, words),
    })),
    categories: categories
      .map(({ id, name }) => ({ id, name: highlightWords(name, words) }))
      .filter(({ name }) => name.length > words.length * 2)
      .slice(0, MAX_CATEGORIES),
  };
}
