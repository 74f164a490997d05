import type { Shop } from "../../shop.ts";
import { linkCustomer, UNCONFIRMED } from "./link-customer.ts";

/**
 * Links an inquiry to its customer by email address or phone number. One that is held as doubtful has none.
 * Whoever fills in the form may type any address, so what it says of a known customer stays in the inquiry.
 */
export async function linkInquiryCustomer(shop: Shop, inquiryId: number): Promise<void> {
  const inquiry = await shop.db
    .selectFrom("inquiries")
    .select(["customerId", "state", "source", "name", "email", "phone", "ringSize"])
    .where("id", "=", inquiryId)
    .executeTakeFirstOrThrow();
  if (inquiry.customerId !== null || inquiry.state === "to-check") return;
  const confirmed = inquiry.source === "form" ? UNCONFIRMED : inquiry;
  const customerId = await linkCustomer(shop, inquiry, confirmed);
  if (customerId === null) return;
  await shop.db.updateTable("inquiries").set({ customerId }).where("id", "=", inquiryId).execute();
}
