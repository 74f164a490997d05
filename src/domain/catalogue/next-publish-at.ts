import type { Shop } from "../shop.ts";
import { scheduledCondition } from "./publication.ts";

/** When the next scheduled collection is published, ISO 8601, or null. */
export async function nextPublishAt(shop: Shop): Promise<string | null> {
  const next = await shop.db
    .selectFrom("collections")
    .select("publishAt")
    .where("deletedAt", "is", null)
    .where(scheduledCondition(shop))
    .orderBy("publishAt")
    .limit(1)
    .executeTakeFirst();
  return next?.publishAt ?? null;
}
