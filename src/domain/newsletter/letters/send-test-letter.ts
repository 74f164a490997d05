import type { NewLetter } from "#contract/letters.ts";
import { DomainError } from "../../errors.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { requireMailer } from "../../infrastructure/mail/require-mailer.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { findPublishedCollection } from "./compose-letter-mail.ts";
import { letterTemplate } from "./letter-template.ts";

/**
 * Sends a letter to the shop's own address only.
 * @throws unprocessable without a mail server, bad-gateway when it rejects the mail
 */
export async function sendTestLetter(shop: Shop, letter: NewLetter): Promise<{ to: string }> {
  const mailer = requireMailer(shop);
  const settings = await getSettings(shop);
  const unsubscribeUrl = absoluteUrl(shop, "/");
  const collection = await findPublishedCollection(shop, letter.collectionId ?? null);
  try {
    await mailer.send({
      to: settings.email,
      subject: letter.subject,
      messageId: `<trial-${shop.now().getTime()}@${new URL(shop.publicUrl).hostname}>`,
      unsubscribeUrl,
      ...letterTemplate(shop, { settings, body: letter.body, collection, unsubscribeUrl }),
    });
  } catch (error) {
    throw new DomainError("bad-gateway", `The mail server did not take it: ${messageOf(error)}`, {
      cause: error,
    });
  }
  return { to: settings.email };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
