import { SUGGEST_FROM } from "#contract/catalog-query.ts";
import type { Suggestions } from "#contract/suggestions.ts";
import { listCategories } from "../categories/list-categories.ts";
import { listCollections } from "../collections/list-collections.ts";
import { listProducts } from "../products/list-products.ts";
import type { Shop } from "../../shop.ts";
import { markWords } from "../../infrastructure/search/highlight-words.ts";
import { readWords } from "../../infrastructure/search/parse-search-text.ts";

const PIECES = 5;
const COLLECTIONS = 3;
const CATEGORIES = 2;

const NOTHING: Suggestions = { corrected: null, pieces: [], collections: [], categories: [] };

/** What a visitor who is still writing may look for: the best pieces, collections and categories. */
export async function suggest(shop: Shop, text: string): Promise<Suggestions> {
  const search = text.trim();
  if (search.length < SUGGEST_FROM) return NOTHING;
  const { words, corrected } = await readWords(shop, search);
  if (words.length === 0) return NOTHING;
  const options = { viewer: "visitor", query: { search } } as const;
  const [pieces, collections, categories] = await Promise.all([
    listProducts(shop, { ...options, limit: PIECES }),
    listCollections(shop, { ...options, limit: COLLECTIONS }),
    listCategories(shop),
  ]);
  return {
    corrected,
    pieces: pieces.items.map(({ id, name, price, media }) => ({
      id,
      name: markWords(name, words),
      price,
      picture: media[0] ? { ...media[0], blur: "" } : null,
    })),
    collections: collections.items.map(({ slug, title }) => ({
      slug,
      title: markWords(title, words),
    })),
    categories: categories
      .map(({ id, name }) => ({ id, name: markWords(name, words) }))
      .filter(({ name }) => name.length > words.length * 2)
      .slice(0, CATEGORIES),
  };
}
