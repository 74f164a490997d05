import type { ProductChange } from "#contract/products.ts";
import { idList } from "../../../id-list.ts";
import { conflict, invalid } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";

/**
 * Checks that category and tags exist and that no other piece has the SKU.
 * @param productId the piece that is changed; undefined for a new one
 * @throws invalid with the path of an unknown category or tag, conflict for the SKU
 */
export async function checkReferences(
  shop: Shop,
  change: ProductChange,
  productId?: number,
): Promise<void> {
  if (change.categoryId) await checkCategory(shop, change.categoryId);
  if (change.tagIds) await checkTags(shop, change.tagIds);
  if (change.sku) await checkSku(shop, change.sku, productId);
}

async function checkCategory({ db }: Shop, id: number): Promise<void> {
  const found = await db
    .selectFrom("categories")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw invalid("categoryId", `There is no category ${id}`);
}

async function checkTags(shop: Shop, ids: number[]): Promise<void> {
  const found = await shop.db
    .selectFrom("tags")
    .select("id")
    .where("id", "in", idList(shop, ids))
    .where("deletedAt", "is", null)
    .execute();
  const known = new Set(found.map((tag) => tag.id));
  const index = ids.findIndex((id) => !known.has(id));
  if (index !== -1) throw invalid(`tagIds.${index}`, `There is no tag ${ids[index]}`);
}

async function checkSku({ db }: Shop, sku: string, productId?: number): Promise<void> {
  const holder = await db
    .selectFrom("products")
    .select(["id", "name"])
    .where("sku", "=", sku)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (holder && holder.id !== productId) {
    throw conflict(`The sku “${sku}” is already used by “${holder.name}”.`);
  }
}
