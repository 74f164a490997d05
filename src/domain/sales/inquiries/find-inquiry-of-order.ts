import { sql } from "kysely";
import type { Shop } from "../../shop.ts";

/** The id of the inquiry whose conversation says that an order was recorded; null for an order without one. */
export async function findInquiryOfOrder({ db }: Shop, orderId: number): Promise<number | null> {
  const row = await db
    .selectFrom("inquiryMessages")
    .innerJoin("inquiries", "inquiries.id", "inquiryMessages.inquiryId")
    .select("inquiries.id")
    .where("inquiryMessages.kind", "=", "event")
    .where(sql`cast(inquiry_messages.event ->> 'orderId' as integer)`, "=", orderId)
    .where("inquiries.deletedAt", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}
