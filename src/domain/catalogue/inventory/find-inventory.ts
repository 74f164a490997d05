import type { InventoryFilter } from "#contract/inventory.ts";
import { filterFacets, readFilter } from "../products/query/filter-products.ts";
import { type FindFacets, type Found, tellBy } from "../products/query/match-products.ts";
import { type Facets, visibleFacets } from "../products/query/visible-facets.ts";
import { joinHits } from "../../infrastructure/search/join-hits.ts";
import { matchSearch } from "../../infrastructure/search/match-search.ts";
import type { Shop } from "../../shop.ts";

/** The pieces that the filters of the desk's table leave, in no order yet. */
export async function findInventory(shop: Shop, filter: InventoryFilter): Promise<Found> {
  const match = await matchSearch(shop, "product", filter.search ?? "");
  const { status, categoryId, tagId } = filter;
  const tagIds = tagId ? [tagId] : [];
  const sets = await readFilter(shop, { category: categoryId ?? null, tagIds });
  const isHidden = status === "listed" || status === "hidden" ? status === "hidden" : null;
  const byStock = status === "available" || status === "sold";
  const narrowing = { ...sets, isHidden };
  const find: FindFacets = ({ many = false, extent, unsearched = false } = {}) => {
    let found = filterFacets(shop, visibleFacets(shop, "admin"), sets, { many });
    if (isHidden !== null) found = found.where("productFacets.isActive", "=", !isHidden);
    if (byStock) found = withStock(found, status === "available");
    return match && !unsearched
      ? joinHits(found, match, "productFacets.productId", extent, narrowing)
      : found;
  };
  const telling = tellBy(shop, match, byStock ? null : narrowing, find);
  return { find, ...telling, searched: match !== null };
}

const withStock = (found: Facets, isThere: boolean): Facets =>
  found.where((eb) =>
    eb.exists(
      eb
        .selectFrom("products")
        .select("products.id")
        .whereRef("products.id", "=", "productFacets.productId")
        .where("products.stock", isThere ? ">" : "=", 0),
    ),
  );
