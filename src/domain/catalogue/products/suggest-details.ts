import type { Shop } from "../../shop.ts";
import { CATEGORY_SYNONYMS } from "../categories/category-synonyms.ts";
import { listShownCategories } from "../categories/list-categories.ts";
import { toSingular } from "../categories/to-singular.ts";
import { listTags } from "../tags/list-tags.ts";

/** null and [] where nothing is suggested. */
export type SuggestedDetails = { categoryId: number | null; tagIds: number[] };

/** What a name in the singular stands for. */
type Labels = ReadonlyMap<string, number>;

/**
 * The category and the tags that the name and the materials of a piece name. The last word of a name says
 * what it is ("Gold Cuff"), and a category that is named like a material counts only where no other is named.
 */
export async function suggestDetails(
  shop: Shop,
  { name, materials }: { name: string; materials: string },
): Promise<SuggestedDetails> {
  const [categories, tags] = await Promise.all([listShownCategories(shop), listTags(shop)]);
  const materialNames = new Set(
    tags.filter(({ type }) => type === "material").map((tag) => toSingular(tag.name)),
  );
  const isMaterial = (category: { name: string }) => materialNames.has(toSingular(category.name));
  const labelsOf = (some: typeof categories): Labels =>
    new Map(
      some.flatMap(({ id, name: own, slug }) =>
        [...(CATEGORY_SYNONYMS.get(slug) ?? []), own].map(
          (word) => [toSingular(word), id] as const,
        ),
      ),
    );
  const kinds = labelsOf(categories.filter((category) => !isMaterial(category)));
  const metals = labelsOf(categories.filter(isMaterial));
  const tagLabels: Labels = new Map(tags.map((tag) => [toSingular(tag.name), tag.id]));
  return {
    categoryId:
      findNamed(name, kinds).at(-1) ?? findNamed(`${name} ${materials}`, metals).at(0) ?? null,
    tagIds: [...new Set([...findNamed(name, tagLabels), ...findNamed(materials, tagLabels)])],
  };
}

/** What is named in a text, in its order; the longest name counts: "rose gold" is not "gold". */
function findNamed(text: string, labels: Labels): number[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const longest = Math.max(0, ...[...labels.keys()].map((label) => label.split(" ").length));
  const found: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const id = labels.get(toSingular(words.slice(at, at + length).join(" ")));
      if (id === undefined) continue;
      found.push(id);
      at += length - 1;
      break;
    }
  }
  return found;
}
