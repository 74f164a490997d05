import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { notFound } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { selectInquiry } from "./select-inquiry.ts";

/** Locks the row until the transaction ends. @throws not-found */
export async function lockInquiry(
  shop: Shop,
  id: number,
): Promise<Selectable<Tables["inquiries"]>> {
  const row = await selectInquiry(shop, id)
    .$if(shop.engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound("Inquiry");
  return row;
}
