import { randomUUID } from "node:crypto";
import type { Person } from "#contract/access/people.ts";
import { plainMail } from "../../infrastructure/mail/plain-mail.ts";
import { sendWithinTime } from "../../infrastructure/mail/send-within-time.ts";
import { withMailer } from "../../infrastructure/mail/with-mailer.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";

/** Mails a person the link of their invitation. @returns whether the mail server took it */
export async function mailInvitation(
  shop: Shop,
  { email, username }: Person,
  inviteUrl: string,
): Promise<boolean> {
  if (!email) return false;
  const { businessName } = await getSettings(shop);
  const mail = plainMail(shop, {
    businessName,
    to: email,
    id: `invitation-${randomUUID()}`,
    subject: `You’re invited to ${businessName}`,
    body: `You can help run the online shop of ${businessName}. Choose a password to sign in. Your username is ${username}.\n\nThe link works once, for seven days.`,
    button: { label: "Choose a password", url: inviteUrl },
  });
  try {
    const sent = await withMailer(shop, async (mailer) => {
      await sendWithinTime(mailer, mail);
      return true;
    });
    return sent ?? false;
  } catch (error) {
    shop.log.warn("invitation mail failed; the link is shown instead", { error });
    return false;
  }
}
