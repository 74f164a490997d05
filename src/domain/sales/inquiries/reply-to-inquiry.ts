import type { Inquiry, NewReply } from "#contract/sales/inquiries.ts";
import { inTransaction } from "../../in-transaction.ts";
import { storeImages } from "../../media/library/store-images.ts";
import type { Shop } from "../../shop.ts";
import { linkInquiryCustomer } from "../customer-links/link-inquiry-customer.ts";
import { addMessage } from "./records/add-message.ts";
import { getInquiry } from "./get-inquiry.ts";
import { lockInquiry } from "./records/lock-inquiry.ts";
import { mailReply } from "./mails/mail-reply.ts";

/**
 * Writes to the customer: the reply stands on their page and is mailed, and the inquiry waits for them. A closed one opens
 * again.
 * @param by the admin's username
 * @throws not-found
 */
export async function replyToInquiry(
  shop: Shop,
  id: number,
  { text, photos = [] }: NewReply,
  by: string | null,
): Promise<Inquiry> {
  const stored = await storeImages(shop, photos);
  return inTransaction(shop, async (shop) => {
    await lockInquiry(shop, id);
    const reply = { kind: "reply" as const, text, username: by, photos: stored };
    const messageId = await addMessage(shop, id, reply, "waiting-for-them");
    await linkInquiryCustomer(shop, id);
    await mailReply(shop, { id, messageId, text });
    return getInquiry(shop, id);
  });
}
