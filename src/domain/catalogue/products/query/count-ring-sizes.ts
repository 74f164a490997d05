import { sql } from "kysely";
import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import type { Shop } from "../../../shop.ts";
import type { Viewer } from "../../../viewer.ts";
import { matchProducts } from "./match-products.ts";

/** The number of matching pieces of each ring size, by US size: "6.5". The query's own sizes do not count. */
export async function countRingSizes(
  shop: Shop,
  viewer: Viewer,
  query: Omit<CatalogQuery, "sort" | "page">,
): Promise<Map<string, number>> {
  const { select } = await matchProducts(shop, viewer, { ...query, ringSizes: [] });
  const rows = await select({ scope: "unranked" })
    .where("productFacets.ringSize", "is not", null)
    .select(["productFacets.ringSize", sql<number>`count(*)`.as("pieces")])
    .groupBy("productFacets.ringSize")
    .execute();
  return new Map(rows.map(({ ringSize, pieces }) => [String((ringSize ?? 0) / 4), pieces]));
}
