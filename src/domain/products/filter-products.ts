import { sql } from "kysely";
import type { CatalogQuery } from "#contract/catalog-query.ts";
import { findPriceBand } from "#contract/price-bands.ts";
import { groupTagsByType } from "../tags/group-tags-by-type.ts";
import type { Shop } from "../shop.ts";
import type { visibleProducts } from "./visible-products.ts";

type Found = ReturnType<typeof visibleProducts>;

/** Keeps the pieces of the category, in the price band, with any tag of each type that is asked for. */
export async function filterProducts(
  shop: Shop,
  products: Found,
  query: Partial<CatalogQuery>,
): Promise<Found> {
  let found = products;
  if (query.category) found = found.where("products.categoryId", "=", query.category);
  const band = query.price ? findPriceBand(query.price) : undefined;
  if (band) {
    found = found.where("products.priceCents", ">=", band.fromCents);
    if (band.belowCents !== Infinity) {
      found = found.where("products.priceCents", "<", band.belowCents);
    }
  }
  if (!query.tagIds?.length) return found;

  const groups = await groupTagsByType(shop, query.tagIds);
  // Tags that are gone are on nothing: asked for alone, they leave nothing.
  if (groups.length === 0) return found.where(sql<boolean>`false`);
  for (const tagIds of groups) {
    found = found.where((piece) =>
      piece.exists(
        piece
          .selectFrom("productTags")
          .select("productTags.id")
          .whereRef("productTags.productId", "=", "products.id")
          .where("productTags.tagId", "in", tagIds),
      ),
    );
  }
  return found;
}
