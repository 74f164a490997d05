import type { Category, NewCategory } from "#contract/catalogue/categories.ts";
import { slugify } from "#contract/slug.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { checkNameIsFree } from "./check-name-is-free.ts";
import { getCategory } from "./get-category.ts";
import { listCategories } from "./list-categories.ts";
import { moveCategory } from "./move-category.ts";
import { storeCategoryImage } from "./store-category-image.ts";

/**
 * Adds a category, at the end unless a position is given.
 * @param by the admin's username, for the history
 * @throws conflict when another one has the name; invalid or as storeImages for its image
 */
export async function createCategory(
  shop: Shop,
  input: NewCategory,
  by: string | null,
): Promise<Category> {
  const image = await storeCategoryImage(shop, input.image);
  return inTransaction(shop, async (shop) => {
    await advisoryLock(shop, "categories");
    await checkNameIsFree(shop, input.name);
    const categories = await listCategories(shop);
    const { id } = await shop.db
      .insertInto("categories")
      .values({
        name: input.name,
        slug: findFreeSlug(input.name, new Set(categories.map(({ slug }) => slug))),
        hidden: input.hidden ?? false,
        position: categories.length + 1,
        ...image,
        createdAt: shop.now().toISOString(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (input.position !== undefined) await moveCategory(shop, id, input.position);
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["categories"] });
    return getCategory(shop, id);
  });
}

function findFreeSlug(name: string, taken: Set<string>): string {
  const slug = slugify(name).slice(0, 90) || "category";
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
