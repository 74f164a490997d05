import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { mailTemplate } from "../../infrastructure/mail/mail-template.ts";
import { queueMail } from "../../infrastructure/mail/outbox/queue-mail.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";
import { getInquiryMailFacts } from "../inquiries/mails/inquiry-mail-facts.ts";

type Quoted = { id: number; inquiryId: number; totalCents: number };
type News = {
  what: "accepted" | "declined" | "expired" | "refused";
  /** Of an accepted one. */
  orderId?: number;
  /** Why the acceptance was refused, as a sentence. */
  reason?: string;
};

/** Queues a mail to the shop about what became of a quote. Call it inside a transaction. */
export async function notifyOfQuote(
  shop: Shop,
  { id, inquiryId, totalCents }: Quoted,
  { what, orderId, reason }: News,
): Promise<void> {
  const { email: to, businessName } = await getNamedSettings(shop);
  if (!to) return;
  const { email, name, topic } = await getInquiryMailFacts(shop, inquiryId);
  const sentence = {
    accepted: `${name} accepted your quote.`,
    declined: `${name} declined your quote.`,
    expired: `Your quote for ${name} has expired.`,
    refused: `${name} couldn’t accept your quote.`,
  }[what];
  const more = orderId === undefined ? reason : `Order ${orderId} is recorded.`;
  const path = orderId === undefined ? `/admin/inquiries/${inquiryId}` : `/admin/orders/${orderId}`;
  await queueMail(shop, {
    to,
    subject: `${sentence.slice(0, -1)}: ${topic ?? "Custom work"}`,
    ...mailTemplate({
      businessName,
      body: more === undefined ? sentence : `${sentence} ${more}`,
      details: [{ label: "Total", value: formatPrice(formatHundredths(totalCents)) }],
      button: {
        label: orderId === undefined ? "See it at your desk" : "See the order",
        url: absoluteUrl(shop, path),
      },
    }),
    ...(email && { replyTo: email }),
    kind: "notice",
    about: { kind: "inquiry", id: inquiryId },
    onceKey: `quote-${what}-notice-${id}`,
  });
}
