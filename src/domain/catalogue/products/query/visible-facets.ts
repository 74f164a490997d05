import { sql } from "kysely";
import type { Shop } from "../../../shop.ts";
import type { Viewer } from "../../../viewer.ts";

/** As visibleProducts, on the narrow rows that lists are filtered, ordered and counted by. */
export function visibleFacets({ db }: Shop, viewer: Viewer) {
  const live = db.selectFrom("productFacets");
  // Written out, as an index's second column: no database can tell that a parameter is true.
  return viewer === "admin" ? live : live.where(sql<boolean>`product_facets.is_active = true`);
}

export type FacetQuery = ReturnType<typeof visibleFacets>;
