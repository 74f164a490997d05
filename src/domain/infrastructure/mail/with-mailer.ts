import { unprocessable } from "../../errors.ts";
import type { Mailer } from "../../services/mailer.ts";
import type { Shop } from "../../shop.ts";
import { withStoredOutcome } from "./mail-outcome.ts";
import { findStoredMailSettings } from "./stored-mail-settings.ts";

/**
 * Runs work with the shop's mailer: the server's own, which wins, or one for the settings as they are now,
 * whose connection ends with the work. What comes of each mail is stored.
 * @returns null, without running it, where mail is not set up
 */
export async function withMailer<T>(
  shop: Shop,
  work: (mailer: Mailer) => Promise<T>,
): Promise<T | null> {
  if (shop.mail) return work(withStoredOutcome(shop, shop.mail, null));
  const stored = await findStoredMailSettings(shop);
  if (!stored) return null;
  // Imported on first use: a shop without mail does not load the mail client.
  const { openStoredMailer } = await import("./open-stored-mailer.ts");
  const mailer = openStoredMailer(shop, stored);
  try {
    return await work(withStoredOutcome(shop, mailer, stored));
  } finally {
    mailer.close();
  }
}

/** The error of an operation that needs mail. */
export const mailNotSetUp = () =>
  unprocessable("This shop doesn't send email yet. Set it up under Settings, Email.");
