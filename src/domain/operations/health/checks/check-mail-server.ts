import { explainMailFailure } from "../../../infrastructure/mail/mail-failures.ts";
import { findStoredMailSettings } from "../../../infrastructure/mail/stored-mail-settings.ts";
import { withMailer } from "../../../infrastructure/mail/with-mailer.ts";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";

/** Whether the mail server lets the shop sign in; nothing is sent. */
export async function checkMailServer(shop: Shop): Promise<Finding> {
  const stored = shop.mail ? null : await findStoredMailSettings(shop);
  try {
    const isSetUp = await withMailer(shop, async (mailer) => {
      await mailer.verify();
      return true;
    });
    return ok(
      isSetUp ? "The email server takes emails from the shop." : "No email server is set up.",
    );
  } catch (error) {
    shop.log.warn("the mail server refuses the shop", { error });
    const { problem, fix } = explainMailFailure(error, stored);
    return {
      state: "failed",
      sentence: problem,
      meaning:
        "Customers get no emails from the shop. They wait, and are tried again for two days.",
      fix,
      screen: "/admin/settings/mail",
    };
  }
}
