import type { Inquiry } from "#contract/sales/inquiries.ts";
import { notFound } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { getInquiry } from "../get-inquiry.ts";

/** Ends the address of the customer's page that was handed out; the inquiry has another one now. @throws not-found */
export async function endPrivatePage(shop: Shop, id: number): Promise<Inquiry> {
  const { numUpdatedRows } = await shop.db
    .updateTable("inquiries")
    .set(({ eb }) => ({ secretVersion: eb("secretVersion", "+", 1) }))
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound("Inquiry");
  return getInquiry(shop, id);
}
