import { sql } from "kysely";
import type { Shop } from "./shop.ts";

/** What an exported record brings back when it is imported again. */
export type RecordIdentity = {
  id: number | null;
  createdAt: string | null;
  updatedAt: string | null;
};

/** The id as a column value unless a row, in the trash or not, has it; generated ids continue after it. */
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
