import { parseSender } from "#contract/mail/mail-sender.ts";
import type { MailTestResult } from "#contract/mail/mail-settings.ts";
import type { User } from "#contract/access/sign-in.ts";
import type { Mail } from "../../services/mailer.ts";
import type { Shop } from "../../shop.ts";
import { sendWithinTime } from "./send-within-time.ts";
import { findStoredMailSettings } from "./stored-mail-settings.ts";
import { mailNotSetUp, withMailer } from "./with-mailer.ts";
import { explainMailFailure, mailTestFailed } from "./mail-failures.ts";

/**
 * Sends a mail that a person of the shop tries out, within 25 seconds.
 * @param to the person's own address by default, else the sender's
 * @throws unprocessable with what to do where mail is not set up or the server does not take it
 */
export async function sendMailNow(
  shop: Shop,
  person: User,
  to = person.email ?? undefined,
  compose: (to: string) => Promise<Mail>,
): Promise<MailTestResult> {
  const startedAt = performance.now();
  const stored = shop.mail ? null : await findStoredMailSettings(shop);
  const sentTo = await withMailer(shop, async (mailer) => {
    const mail = await compose(to ?? parseSender(mailer.from).address);
    try {
      await sendWithinTime(mailer, mail);
    } catch (error) {
      shop.log.warn("test mail failed", { error });
      throw mailTestFailed(explainMailFailure(error, stored), error, "Nothing was sent.");
    }
    return mail.to;
  });
  if (sentTo === null) throw mailNotSetUp();
  const milliseconds = Math.round(performance.now() - startedAt);
  return { message: `Test email sent to ${sentTo}.`, to: sentTo, milliseconds };
}
