import type { InventoryFilter } from "#contract/inventory.ts";
import { visibleProducts } from "../products/visible-products.ts";
import { joinHits } from "../search/join-hits.ts";
import { matchSearch } from "../search/match-search.ts";
import type { Shop } from "../shop.ts";

export type Inventory = ReturnType<typeof visibleProducts>;

/** The pieces that the filters of the desk's table leave, in no order yet. */
export async function findInventory(shop: Shop, filter: InventoryFilter) {
  const match = await matchSearch(shop, "product", filter.search ?? "");
  let found = visibleProducts(shop, "admin");
  const { status, categoryId, tagId } = filter;
  if (categoryId) found = found.where("products.categoryId", "=", categoryId);
  if (status === "listed" || status === "hidden") {
    found = found.where("products.isActive", "=", status === "listed");
  }
  if (status === "available") found = found.where("products.stock", ">", 0);
  if (status === "sold") found = found.where("products.stock", "=", 0);
  if (tagId) found = withTag(found, tagId);
  if (match) found = joinHits(found, match, "products.id");
  return { found, searched: match !== null };
}

const withTag = (found: Inventory, tagId: number): Inventory =>
  found.where((eb) =>
    eb.exists(
      eb
        .selectFrom("productTags")
        .select("productTags.id")
        .whereRef("productTags.productId", "=", "products.id")
        .where("productTags.tagId", "=", tagId),
    ),
  );
