import type { Quote } from "#contract/sales/quotes.ts";
import type { Shop } from "../../shop.ts";
import { queueCustomerMail } from "../customer-mails/queue-customer-mail.ts";
import { getInquiryMailFacts } from "../inquiries/mails/inquiry-mail-facts.ts";

/** Queues the mail that a quote was sent, or has expired; nothing without an address. Call it inside a transaction. */
export async function mailQuote(
  shop: Shop,
  quote: Quote,
  { isNewVersion = false, isExpired = false },
): Promise<void> {
  const { inquiryId, total, deposit, readyBy, validUntil, note, publicUrl: url } = quote;
  const { email, name, topic, secretVersion: version } = await getInquiryMailFacts(shop, inquiryId);
  await queueCustomerMail(
    shop,
    "quote",
    { name, topic, total, deposit, readyBy, validUntil, note, isNewVersion, isExpired, url },
    {
      to: email,
      about: { kind: "inquiry", id: inquiryId },
      onceKey: `quote-${isExpired ? "expired" : "sent"}-${quote.id}`,
      secrets: [{ purpose: "quote", id: quote.id, version }],
    },
  );
}
