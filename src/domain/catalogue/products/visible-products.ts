import { sql } from "kysely";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";

/** Every query for pieces starts here: nobody sees deleted ones, only the admin hidden ones. */
export function visibleProducts({ db }: Shop, viewer: Viewer) {
  const live = db.selectFrom("products").where("products.deletedAt", "is", null);
  // A literal, since no planner matches a parameter with a partial index.
  return viewer === "visitor" ? live.where(sql<boolean>`products.is_active`) : live;
}
