import type { Shop } from "../../../shop.ts";
import { listCategories } from "../../categories/list-categories.ts";
import { toSingular } from "../../categories/to-singular.ts";
import { listTags } from "../../tags/list-tags.ts";

/** The category of each tag that has a category's name: a category also shows the pieces with that tag. */
export async function listCategoriesByTag(shop: Shop): Promise<Map<number, number>> {
  const [categories, tags] = await Promise.all([listCategories(shop), listTags(shop)]);
  const byName = new Map(categories.map(({ id, name }) => [toSingular(name), id]));
  const links = tags.map((tag) => [tag.id, byName.get(toSingular(tag.name))] as const);
  return new Map(links.filter((link): link is [number, number] => link[1] !== undefined));
}

/** The tags of a category's name. */
export async function listCategoryTags(shop: Shop, categoryId: number): Promise<number[]> {
  const categories = await listCategoriesByTag(shop);
  return [...categories].filter(([, id]) => id === categoryId).map(([tagId]) => tagId);
}
