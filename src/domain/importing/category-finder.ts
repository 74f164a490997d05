import { CATEGORY_SYNONYMS } from "../catalogue/categories/category-synonyms.ts";
import { listCategories } from "../catalogue/categories/list-categories.ts";
import { toSingular } from "../catalogue/categories/to-singular.ts";
import type { Shop } from "../shop.ts";
import { CATEGORY_WORDS } from "./category-words.ts";

/** The id of the shop's category that a name means; null for none. */
export type FindCategory = (name: string) => number | null;

/**
 * Finds categories by name, slug, singular, plural or synonym; of a path such as "Shop > Rings" the
 * last part is tried first.
 */
export async function categoryFinder(shop: Shop): Promise<FindCategory> {
  const byWord = new Map<string, number>();
  const categories = await listCategories(shop);
  for (const { id, slug } of categories) {
    const words = [
      ...(CATEGORY_SYNONYMS.get(slug) ?? []),
      ...(CATEGORY_WORDS.get(slug)?.split(", ") ?? []),
    ];
    for (const word of words) byWord.set(toSingular(word), id);
  }
  // After the synonyms: a category's own name overrides them.
  for (const { id, name, slug } of categories) {
    byWord.set(toSingular(name), id);
    byWord.set(toSingular(slug), id);
  }
  return (name) => {
    const parts = [name, ...name.split(/[>/|]/).toReversed()];
    for (const part of parts) {
      const id = byWord.get(toSingular(part));
      if (id !== undefined) return id;
    }
    return null;
  };
}
