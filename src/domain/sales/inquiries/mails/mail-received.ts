import type { Shop } from "../../../shop.ts";
import { queueCustomerMail } from "../../customer-mails/queue-customer-mail.ts";
import { getInquiryMailFacts } from "./inquiry-mail-facts.ts";
import { notifyOfMessage } from "./notify-of-message.ts";

/** Queues the confirmation to whoever wrote, and the notice to the shop. Call it inside a transaction. */
export async function mailReceived(shop: Shop, id: number, message: string): Promise<void> {
  await confirmReceived(shop, id, message);
  await notifyOfMessage(shop, id, message);
}

/** Queues the confirmation alone, once for each inquiry. Call it inside a transaction. */
export async function confirmReceived(shop: Shop, id: number, message: string): Promise<void> {
  const { email, secretVersion: version, ...facts } = await getInquiryMailFacts(shop, id);
  await queueCustomerMail(
    shop,
    "received",
    { ...facts, message },
    {
      to: email,
      about: { kind: "inquiry", id },
      onceKey: `inquiry-received-${id}`,
      secrets: [{ purpose: "inquiry", id, version }],
    },
  );
}
