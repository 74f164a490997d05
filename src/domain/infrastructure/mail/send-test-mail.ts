import { randomUUID } from "node:crypto";
import type { MailTestResult } from "#contract/mail/mail-settings.ts";
import type { User } from "#contract/access/sign-in.ts";
import type { Mail } from "../../services/mailer.ts";
import type { Shop } from "../../shop.ts";
import { getSettings } from "../settings/get-settings.ts";
import { plainMail } from "./plain-mail.ts";
import { sendMailNow } from "./send-mail-now.ts";

/**
 * Sends a test mail, within 25 seconds.
 * @param to the person's own address by default, else the sender's
 * @throws unprocessable with what to do where mail is not set up or the server does not take it
 */
export const sendTestMail = (shop: Shop, person: User, to?: string): Promise<MailTestResult> =>
  sendMailNow(shop, person, to, (address) => composeTest(shop, address));

async function composeTest(shop: Shop, to: string): Promise<Mail> {
  const { businessName } = await getSettings(shop);
  return plainMail(shop, {
    businessName,
    to,
    id: `test-${randomUUID()}`,
    subject: "Your shop’s email works",
    body: "This is a test email from your shop. If you can read it, your replies, receipts, and newsletter will arrive too.",
  });
}
