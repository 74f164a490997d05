import type { Inquiry, InquiryState } from "#contract/sales/inquiries.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { linkInquiryCustomer } from "../customer-links/link-inquiry-customer.ts";
import { getInquiry } from "./get-inquiry.ts";
import { lockInquiry } from "./records/lock-inquiry.ts";

/** Moves an inquiry to another state; one that leaves to-check is no longer held. @throws not-found */
export async function setInquiryState(
  shop: Shop,
  id: number,
  state: InquiryState,
): Promise<Inquiry> {
  return inTransaction(shop, async (shop) => {
    const row = await lockInquiry(shop, id);
    if (row.state !== state) {
      await shop.db
        .updateTable("inquiries")
        .set({
          state,
          updatedAt: shop.now().toISOString(),
          ...(state !== "to-check" && { heldBecause: null }),
        })
        .where("id", "=", id)
        .execute();
      await linkInquiryCustomer(shop, id);
    }
    return getInquiry(shop, id);
  });
}
