import type { Inquiry, NewReply } from "#contract/sales/inquiries.ts";
import { inTransaction } from "../../in-transaction.ts";
import { storeImages } from "../../media/library/store-images.ts";
import type { Shop } from "../../shop.ts";
import { linkInquiryCustomer } from "../customer-links/link-inquiry-customer.ts";
import { queueCustomerMail } from "../customer-mails/queue-customer-mail.ts";
import { addMessage } from "./records/add-message.ts";
import { getInquiry } from "./get-inquiry.ts";
import { lockInquiry } from "./records/lock-inquiry.ts";
import { getInquiryMailFacts } from "./mails/inquiry-mail-facts.ts";

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

/** Queues a reply to the customer; nothing without an address. Call it inside a transaction. */
async function mailReply(
  shop: Shop,
  { id, messageId, text }: { id: number; messageId: number; text: string },
): Promise<void> {
  const { email, secretVersion: version, ...facts } = await getInquiryMailFacts(shop, id);
  await queueCustomerMail(
    shop,
    "reply",
    { ...facts, text },
    {
      to: email,
      about: { kind: "inquiry", id },
      onceKey: `inquiry-reply-${messageId}`,
      secrets: [{ purpose: "inquiry", id, version }],
    },
  );
}
