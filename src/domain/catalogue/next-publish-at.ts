import type { Shop } from "../shop.ts";
import { scheduledCondition } from "./publication.ts";

/** When the next collection is published by itself, ISO 8601, or null: until then visitors see the same ones. */
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
