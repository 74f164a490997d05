import { randomUUID } from "node:crypto";
import type { CustomerMailKind, CustomerMailPreview } from "#contract/sales/customer-mails.ts";
import type { MailTestResult } from "#contract/mail/mail-settings.ts";
import type { User } from "#contract/access/sign-in.ts";
import { sendMailNow } from "../../infrastructure/mail/send-mail-now.ts";
import type { Shop } from "../../shop.ts";
import { composeCustomerMail } from "./compose-customer-mail.ts";
import { exampleFacts } from "./example-facts.ts";

/** A customer mail as it would be sent to an invented customer. */
export async function previewCustomerMail(
  shop: Shop,
  kind: CustomerMailKind,
): Promise<CustomerMailPreview> {
  const facts = await exampleFacts(shop);
  return composeCustomerMail(shop, kind, facts[kind]);
}

/**
 * Sends that preview, within 25 seconds.
 * @param to the person's own address by default, else the sender's
 * @throws unprocessable with what to do where mail is not set up or the server does not take it
 */
export const sendTestCustomerMail = (
  shop: Shop,
  kind: CustomerMailKind,
  person: User,
  to?: string,
): Promise<MailTestResult> =>
  sendMailNow(shop, person, to, async (address) => ({
    ...(await previewCustomerMail(shop, kind)),
    to: address,
    messageId: `<test-${randomUUID()}@${new URL(shop.publicUrl).hostname}>`,
  }));
