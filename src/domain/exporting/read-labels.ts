import { listCategories } from "../catalogue/categories/list-categories.ts";
import type { Shop } from "../shop.ts";
import { listTags } from "../catalogue/tags/list-tags.ts";

/** What categories and tags are called: few enough to be kept while the rows go by. */
export type Labels = {
  categoryOf: (id: number | null) => string | null;
  tagsOf: (ids: number[]) => string;
};

/** Between the tags of one cell; its pictures are separated by line breaks. */
export const TAG_SEPARATOR = "; ";

export async function readLabels(shop: Shop): Promise<Labels> {
  const categories = new Map((await listCategories(shop)).map(({ id, name }) => [id, name]));
  const tags = new Map((await listTags(shop)).map(({ id, name }) => [id, name]));
  return {
    categoryOf: (id) => categories.get(id ?? 0) ?? null,
    tagsOf: (ids) => ids.flatMap((id) => tags.get(id) ?? []).join(TAG_SEPARATOR),
  };
}
