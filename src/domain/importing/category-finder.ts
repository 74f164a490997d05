import { CATEGORY_SYNONYMS } from "../catalogue/categories/category-synonyms.ts";
import { isOneEditAway } from "../infrastructure/search/words/is-one-edit-away.ts";
import { listCategories } from "../catalogue/categories/list-categories.ts";
import { toSingular } from "../catalogue/categories/to-singular.ts";
import type { Shop } from "../shop.ts";
import { CATEGORY_WORDS } from "./category-words.ts";

/** The id of the shop's category that a name means; null for none. */
export type FindCategory = (name: string) => number | null;

/** Shorter words are one letter away from too many others. */
const MISSPELLED_LETTERS = 6;

/**
 * Finds categories by name, slug, singular, plural or synonym, one letter of a long word wrong ("Earings"); of a path
 * such as "Shop > Rings" the last part is tried first.
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
  const findMisspelled = (word: string): number | undefined => {
    if (word.length < MISSPELLED_LETTERS) return undefined;
    const near = [...byWord].filter(([known]) => isOneEditAway(word, known)).map(([, id]) => id);
    return new Set(near).size === 1 ? near[0] : undefined;
  };
  return (name) => {
    const parts = [name, ...name.split(/[>/|]/).toReversed()].map(toSingular);
    for (const find of [(word: string) => byWord.get(word), findMisspelled]) {
      const id = parts.map(find).find((found) => found !== undefined);
      if (id !== undefined) return id;
    }
    return null;
  };
}
