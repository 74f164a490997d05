import { sql } from "kysely";
import type { Shop } from "../../shop.ts";

/**
 * Marks collections whose scheduled time has come as published since that time. Visitors see them from that
 * time on anyway. Concurrent calls update each row once.
 * @returns the ids of the updated collections
 */
export async function publishDue({ db, now }: Shop): Promise<number[]> {
  const rows = await db
    .updateTable("collections")
    .set({
      isPublished: true,
      publishedAt: sql<string>`coalesce(published_at, publish_at)`,
    })
    .where("deletedAt", "is", null)
    .where(sql<boolean>`not is_published`)
    .where("publishAt", "<=", now().toISOString())
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
