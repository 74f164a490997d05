import type { Shop } from "../../../shop.ts";
import { queueCustomerMail } from "../../customer-mails/queue-customer-mail.ts";
import { getInquiryMailFacts } from "./inquiry-mail-facts.ts";

/** Queues a reply to the customer; nothing without an address. Call it inside a transaction. */
export async function mailReply(
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
