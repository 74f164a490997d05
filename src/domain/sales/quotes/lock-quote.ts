import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { lockInquiry } from "../inquiries/records/lock-inquiry.ts";

type LockedQuote = {
  quote: Selectable<Tables["quotes"]>;
  inquiry: Selectable<Tables["inquiries"]>;
};

/**
 * Locks the quote after its inquiry, the order that all operations keep, until the transaction ends.
 * @throws not-found
 */
export async function lockQuote(shop: Shop, id: number): Promise<LockedQuote> {
  const found = await shop.db
    .selectFrom("quotes")
    .select("inquiryId")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw notFound("Quote");
  const inquiry = await lockInquiry(shop, found.inquiryId);
  const quote = await shop.db
    .selectFrom("quotes")
    .selectAll()
    .where("id", "=", id)
    .$if(shop.engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  if (!quote) throw notFound("Quote");
  return { quote, inquiry };
}
