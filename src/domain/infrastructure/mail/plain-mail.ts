import type { Mail } from "../../services/mailer.ts";
import type { Shop } from "../../shop.ts";
import { type MailContent, mailTemplate } from "./mail-template.ts";

type Parts = Pick<MailContent, "body" | "button"> & {
  businessName: string;
  to: string;
  /** Unique, for the Message-ID. */
  id: string;
  subject: string;
};

/** A mail from the shop to one of its people, with its plain-text alternative. */
export function plainMail(shop: Shop, { to, id, subject, ...content }: Parts): Mail {
  return {
    to,
    subject,
    messageId: `<${id}@${new URL(shop.publicUrl).hostname}>`,
    ...mailTemplate(content),
  };
}
