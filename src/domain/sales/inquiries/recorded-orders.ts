import { sql } from "kysely";
import type { Shop } from "../../shop.ts";

/** The order that an event of an inquiry names. */
export const orderOfEvent = sql<number>`cast(inquiry_messages.event ->> 'orderId' as integer)`;

/** The events by which orders were recorded in inquiries that are not in the trash. */
export const recordedOrders = ({ db }: Shop) =>
  db
    .selectFrom("inquiryMessages")
    .innerJoin("inquiries", "inquiries.id", "inquiryMessages.inquiryId")
    // Those that the index holds.
    .where("inquiryMessages.event", "is not", null)
    .where(sql`inquiry_messages.event ->> 'type'`, "=", "order-recorded")
    .where("inquiries.deletedAt", "is", null);
