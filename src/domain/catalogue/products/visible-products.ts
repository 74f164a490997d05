import { sql } from "kysely";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";

/** Where every question about pieces begins: what lies in the trash is nobody's to see, a hidden piece the artisan's only. */
export function visibleProducts({ db }: Shop, viewer: Viewer) {
  const live = db.selectFrom("products").where("products.deletedAt", "is", null);
  // Written out: the indexes hold active pieces, and no database can tell that a parameter is true.
  return viewer === "admin" ? live : live.where(sql<boolean>`products.is_active`);
}
