import type { InventoryFilter } from "#contract/inventory.ts";
import { filterProducts, resolveFilter } from "../products/query/filter-products.ts";
import {
  type SelectMatches,
  type ProductMatches,
  countMatches,
} from "../products/query/match-products.ts";
import { type FacetQuery, visibleFacets } from "../products/query/visible-facets.ts";
import { joinHits } from "../../infrastructure/search/join-hits.ts";
import { matchSearch } from "../../infrastructure/search/match-search.ts";
import type { Shop } from "../../shop.ts";

/** The pieces that the filters of the desk's table leave, in no order yet. */
export async function matchInventory(shop: Shop, filter: InventoryFilter): Promise<ProductMatches> {
  const match = await matchSearch(shop, "product", filter.search ?? "");
  const { status, categoryId, tagId } = filter;
  const tagIds = tagId ? [tagId] : [];
  const sets = await resolveFilter(shop, { category: categoryId ?? null, tagIds });
  const isHidden = status === "listed" || status === "hidden" ? status === "hidden" : null;
  const byStock = status === "available" || status === "sold";
  const narrowing = { ...sets, isHidden };
  const find: SelectMatches = ({ many = false, scope, ignoresSearch = false } = {}) => {
    let found = filterProducts(shop, visibleFacets(shop, "admin"), sets, { many });
    if (isHidden !== null) found = found.where("productFacets.isActive", "=", !isHidden);
    if (byStock) found = whereInStock(found, status === "available");
    return match && !ignoresSearch
      ? joinHits(found, match, "productFacets.productId", scope, narrowing)
      : found;
  };
  const telling = countMatches(shop, match, byStock ? null : narrowing, find);
  return { select: find, ...telling, isSearch: match !== null };
}

const whereInStock = (found: FacetQuery, isThere: boolean): FacetQuery =>
  found.where((eb) =>
    eb.exists(
      eb
        .selectFrom("products")
        .select("products.id")
        .whereRef("products.id", "=", "productFacets.productId")
        .where("products.stock", isThere ? ">" : "=", 0),
    ),
  );
