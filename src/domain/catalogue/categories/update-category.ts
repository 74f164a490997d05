import type { Category, CategoryChange } from "#contract/catalogue/categories.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { inTransaction } from "../../in-transaction.ts";
import { indexCategory } from "../../infrastructure/search/index/index-category.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { checkNameIsFree } from "./check-name-is-free.ts";
import { getCategory } from "./get-category.ts";
import { moveCategory } from "./move-category.ts";
import { storeCategoryImage } from "./store-category-image.ts";

/**
 * Changes the given fields; its address keeps its slug.
 * @param by the admin's username, for the history
 * @throws not-found; conflict when another category has the name; invalid or as storeImages for its image
 */
export async function updateCategory(
  shop: Shop,
  id: number,
  change: CategoryChange,
  by: string | null,
): Promise<Category> {
  const image = await storeCategoryImage(shop, change.image);
  return inTransaction(shop, async (shop) => {
    await advisoryLock(shop, "categories");
    const before = await getCategory(shop, id);
    const { name = before.name, hidden = before.hidden, position } = change;
    await checkNameIsFree(shop, name, id);
    await shop.db
      .updateTable("categories")
      .set({ name, hidden, ...image })
      .where("id", "=", id)
      .execute();
    if (position !== undefined) await moveCategory(shop, id, position);
    if (name !== before.name) await indexCategory(shop, id);
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["categories"] });
    return getCategory(shop, id);
  });
}
