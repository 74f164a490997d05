import { sql } from "kysely";
import type { Shop } from "../shop.ts";
import type { Viewer } from "../viewer.ts";
import { publishedCondition } from "./publication.ts";

/** Every query for collections starts here: nobody sees deleted ones, only the admin drafts. */
export function visibleCollections(shop: Shop, viewer: Viewer) {
  const live = shop.db.selectFrom("collections").where("collections.deletedAt", "is", null);
  if (viewer !== "visitor") return live;
  // The condition of the partial indexes: no planner derives it from the one below.
  const isPublishedOrScheduled = sql<boolean>`(collections.is_published or collections.publish_at is not null)`;
  return live.where(isPublishedOrScheduled).where(publishedCondition(shop));
}
