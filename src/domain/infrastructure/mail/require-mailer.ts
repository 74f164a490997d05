import type { Mailer } from "../../services/mailer.ts";
import { unprocessable } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** @throws unprocessable when no mail server is configured */
export function requireMailer({ mail }: Shop): Mailer {
  if (mail) return mail;
  throw unprocessable(
    "No mail is sent from this shop. Set SMTP_URL and MAIL_FROM, and start it again.",
  );
}
