import { sql } from "kysely";
import type { Shop } from "./shop.ts";

/** What comes back from an export brings along: its id, unless that is taken, and its stamps. */
export type RecordIdentity = {
  id: number | null;
  createdAt: string | null;
  updatedAt: string | null;
};

/** The id, if no row has it or had it in the trash. The ids that come next go on after it. */
export async function preserveId(
  { db, engine }: Shop,
  table: "products" | "collections" | "tags" | "orders" | "subscribers",
  id: number | null | undefined,
): Promise<{ id?: number }> {
  if (!id) return {};
  const taken = await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
  if (taken) return {};
  if (engine === "postgres") {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'),
        greatest(${id}, (select coalesce(max(id), 0) from ${sql.table(table)}), nextval(pg_get_serial_sequence(${table}, 'id'))))
    `.execute(db);
  }
  return { id };
}
