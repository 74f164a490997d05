import type { NewLetter } from "#contract/newsletter/letters.ts";
import { getCollection } from "../../catalogue/collections/get-collection.ts";
import { conflict, DomainError } from "../../errors.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { mailNotSetUp, withMailer } from "../../infrastructure/mail/with-mailer.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";
import { letterTemplate } from "./letter-template.ts";

/**
 * Sends a letter to the shop's own address only, with its collection even if that is a draft.
 * @throws unprocessable without a mail server, conflict without an address, not-found for a deleted collection,
 * bad-gateway when the server rejects the mail
 */
export async function sendTestLetter(shop: Shop, letter: NewLetter): Promise<{ to: string }> {
  const settings = await getNamedSettings(shop);
  if (!settings.email) throw conflict("Enter your shop’s email under Settings first.");
  const unsubscribeUrl = absoluteUrl(shop, "/");
  const collection = letter.collectionId
    ? await getCollection(shop, letter.collectionId, "admin")
    : null;
  const mail = {
    to: settings.email,
    subject: letter.subject,
    messageId: `<trial-${shop.now().getTime()}@${new URL(shop.publicUrl).hostname}>`,
    unsubscribeUrl,
    ...letterTemplate(shop, { settings, body: letter.body, collection, unsubscribeUrl }),
  };
  try {
    const sent = await withMailer(shop, async (mailer) => {
      await mailer.send(mail);
      return true;
    });
    if (!sent) throw mailNotSetUp();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError("bad-gateway", `The mail server did not take it: ${messageOf(error)}`, {
      cause: error,
    });
  }
  return { to: settings.email };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
