import { sql } from "kysely";
import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import type { Shop } from "../../../shop.ts";
import type { Viewer } from "../../../viewer.ts";
import { matchProducts } from "./match-products.ts";

export type RingSizeCounts = {
  /** The number of matching pieces that have a size or can be given it, by US size: "6.5". */
  pieces: Map<string, number>;
  /** The sizes of rings that cannot be resized. */
  fixed: ReadonlySet<string>;
};

const toUsSize = (quarters: number): string => String(quarters / 4);

/** Counts the matching pieces by ring size. The query's own sizes do not count. */
export async function countRingSizes(
  shop: Shop,
  viewer: Viewer,
  query: Omit<CatalogQuery, "sort" | "page">,
): Promise<RingSizeCounts> {
  const { select } = await matchProducts(shop, viewer, { ...query, ringSizes: [] });
  const rows = await select({ scope: "unranked" })
    .where("productFacets.ringTo", "is not", null)
    .select(["productFacets.ringFrom as from", "productFacets.ringTo as to"])
    .select(sql<number>`count(*)`.as("rings"))
    .groupBy(["productFacets.ringFrom", "productFacets.ringTo"])
    .execute();
  const pieces = new Map<string, number>();
  for (const { from, to, rings } of rows) {
    for (let quarters = from ?? 0; quarters <= (to ?? -1); quarters += 1) {
      const size = toUsSize(quarters);
      pieces.set(size, (pieces.get(size) ?? 0) + rings);
    }
  }
  const fixed = rows.flatMap(({ from, to }) =>
    from !== null && from === to ? toUsSize(from) : [],
  );
  return { pieces, fixed: new Set(fixed) };
}
