import type { ProductChange } from "#contract/catalogue/products.ts";
import { conflict } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { requireCategory } from "../../categories/require-category.ts";
import { findSkuHolder } from "./find-sku-holder.ts";
import { requireTags } from "../../tags/require-tags.ts";

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
  await requireCategory(shop, change.categoryId);
  await requireTags(shop, change.tagIds ?? []);
  if (change.sku) await checkSku(shop, change.sku, productId);
}

async function checkSku(shop: Shop, sku: string, productId?: number): Promise<void> {
  const holder = await findSkuHolder(shop, sku, productId);
  if (holder !== null) throw conflict(`The sku “${sku}” is already used by “${holder}”.`);
}
