import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { notFound } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";

/** Locks the row until the transaction ends. @throws not-found */
export async function lockInquiry(
  { db, engine }: Shop,
  id: number,
): Promise<Selectable<Tables["inquiries"]>> {
  const row = await db
    .selectFrom("inquiries")
    .selectAll()
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound("Inquiry");
  return row;
}
