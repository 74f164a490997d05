import { absoluteUrl } from "../../../absolute-url.ts";
import { mailTemplate } from "../../../infrastructure/mail/mail-template.ts";
import { queueMail } from "../../../infrastructure/mail/outbox/queue-mail.ts";
import { getNamedSettings } from "../../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../../shop.ts";
import { withReference } from "../../customer-mails/inquiry-reference.ts";
import { getInquiryMailFacts } from "./inquiry-mail-facts.ts";

/** Queues a mail to the shop about what a customer wrote. Call it inside a transaction. */
export async function notifyOfMessage(shop: Shop, id: number, message: string): Promise<void> {
  const { email: to, businessName } = await getNamedSettings(shop);
  if (!to) return;
  const {
    email,
    phone,
    ringSize,
    name,
    topic,
    secretVersion: version,
  } = await getInquiryMailFacts(shop, id);
  const about = { kind: "inquiry" as const, id };
  const subject = `${name} wrote to you: ${topic ?? "Custom work"}`;
  const details = { Piece: topic, Email: email, Phone: phone, "Ring size": ringSize };
  await queueMail(shop, {
    to,
    subject: await withReference(shop, about, subject),
    ...mailTemplate({
      businessName,
      body: `${name} wrote:`,
      quotation: message,
      details: Object.entries(details).flatMap(([label, value]) =>
        value ? [{ label, value }] : [],
      ),
      button: { label: "Answer at your desk", url: absoluteUrl(shop, `/admin/inquiries/${id}`) },
    }),
    ...(email && { replyTo: email }),
    kind: "notice",
    // Somebody may quote the link to their own page.
    secrets: [{ purpose: "inquiry", id, version }],
    about,
  });
}
