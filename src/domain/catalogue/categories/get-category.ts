import type { Category } from "#contract/catalogue/categories.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { listCategories } from "./list-categories.ts";

/** @throws not-found when there is no such category */
export async function getCategory(shop: Shop, id: number): Promise<Category> {
  const category = (await listCategories(shop)).find((each) => each.id === id);
  if (!category) throw notFound("Category");
  return category;
}
