import { sql } from "kysely";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { publishedCondition } from "../publication.ts";

/** Where every question about collections begins: what lies in the trash is nobody's to see, a draft the artisan's only. */
export function visibleCollections(shop: Shop, viewer: Viewer) {
  const live = shop.db.selectFrom("collections").where("collections.deletedAt", "is", null);
  if (viewer === "admin") return live;
  // As the indexes say it of what they hold: no database can tell that the rule below implies it.
  const mayBeOut = sql<boolean>`(collections.is_published or collections.publish_at is not null)`;
  return live.where(mayBeOut).where(publishedCondition(shop));
}
