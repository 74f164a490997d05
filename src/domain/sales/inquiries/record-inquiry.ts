import { toInstantOf } from "#contract/day-or-instant.ts";
import type { Inquiry, RecordedInquiry } from "#contract/sales/inquiries.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { linkInquiryCustomer } from "../customer-links/link-inquiry-customer.ts";
import { addMessage } from "./records/add-message.ts";
import { addPieces } from "./records/add-pieces.ts";
import { getInquiry } from "./get-inquiry.ts";

/** Records what came by phone, email or a visit; it waits for the shop. */
export async function recordInquiry(shop: Shop, input: RecordedInquiry): Promise<Inquiry> {
  const { timeZone } = await getSettings(shop);
  const now = shop.now().toISOString();
  const given = input.receivedOn ? toInstantOf(input.receivedOn, timeZone) : now;
  // The end of today, and a slip of the year, are later than now.
  const receivedAt = given < now ? given : now;
  return inTransaction(shop, async (shop) => {
    const { id } = await shop.db
      .insertInto("inquiries")
      .values({
        state: "waiting-for-you",
        source: input.source,
        name: input.name,
        email: input.email ?? null,
        phone: input.phone ?? null,
        lastMessageAt: receivedAt,
        createdAt: receivedAt,
        updatedAt: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await addPieces(shop, id, input.productIds);
    await addMessage(shop, id, { kind: "customer", text: input.message, createdAt: receivedAt });
    await linkInquiryCustomer(shop, id);
    return getInquiry(shop, id);
  });
}
