import { sql } from "kysely";
import type { Shop } from "../../shop.ts";

/**
 * Writes down that collections whose set time has come are published since then. Visitors see them
 * from that moment on in any case. Each is written once, however many processes do it at once.
 * @returns the ids of those it wrote
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
