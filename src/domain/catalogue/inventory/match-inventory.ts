import type { InventoryFilter } from "#contract/inventory.ts";
import { matchSearch } from "../../infrastructure/search/match-search.ts";
import type { Shop } from "../../shop.ts";
import { filterProducts } from "../products/query/filter-products.ts";
import { createMatches, type ProductMatches } from "../products/query/match-products.ts";
import { resolveFiledFilter } from "../products/query/resolve-filter.ts";
import { type FacetQuery, visibleFacets } from "../products/query/visible-facets.ts";

/** The pieces that match the filters of the inventory table. */
export async function matchInventory(
  shop: Shop,
  { search, status, categoryId, tagId }: InventoryFilter,
): Promise<ProductMatches> {
  const match = await matchSearch(shop, "product", search ?? "");
  const tagIds = tagId ? [tagId] : [];
  const filter = await resolveFiledFilter(shop, { category: categoryId ?? null, tagIds });
  const isHidden = status === "listed" || status === "hidden" ? status === "hidden" : null;
  const isByStock = status === "available" || status === "sold";
  return createMatches(shop, {
    match,
    filter: { ...filter, isHidden },
    isFilterComplete: !isByStock,
    selectRows: (hints) => {
      let rows = filterProducts(shop, visibleFacets(shop, "admin"), filter, hints);
      if (isHidden !== null) rows = rows.where("productFacets.isActive", "=", !isHidden);
      return isByStock ? whereInStock(rows, status === "available") : rows;
    },
  });
}

const whereInStock = (rows: FacetQuery, isInStock: boolean): FacetQuery =>
  rows.where((eb) =>
    eb.exists(
      eb
        .selectFrom("products")
        .select("products.id")
        .whereRef("products.id", "=", "productFacets.productId")
        .where("products.stock", isInStock ? ">" : "=", 0),
    ),
  );
