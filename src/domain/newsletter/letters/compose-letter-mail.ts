import type { Mail } from "../../services/mailer.ts";
import { getCollection } from "../../catalogue/collections/get-collection.ts";
import { DomainError } from "../../errors.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";
import { letterTemplate } from "./letter-template.ts";
import { mailMessageId } from "./mail-message-id.ts";
import { selectRecipients } from "./select-recipients.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

type Delivery = { id: number; letterId: number; subscriberId: number };

/** The mail of a letter; null when its subscriber has unsubscribed or the letter was deleted. */
export async function composeLetterMail(shop: Shop, delivery: Delivery): Promise<Mail | null> {
  const subscriber = await selectRecipients(shop)
    .select("email")
    .where("id", "=", delivery.subscriberId)
    .executeTakeFirst();
  const letter = await readLetter(shop, delivery.letterId);
  if (!subscriber || !letter) return null;
  const unsubscribeUrl = absoluteUrl(
    shop,
    `/unsubscribe/${unsubscribeToken(shop, delivery.subscriberId)}`,
  );
  const { subject, body, collection } = letter;
  const settings = await getNamedSettings(shop);
  return {
    to: subscriber.email,
    subject,
    messageId: mailMessageId(shop, delivery.id),
    unsubscribeUrl,
    ...letterTemplate(shop, { settings, body, collection, unsubscribeUrl }),
  };
}

async function readLetter(shop: Shop, letterId: number) {
  const letter = await shop.db
    .selectFrom("letters")
    .select(["subject", "body", "collectionId"])
    .where("id", "=", letterId)
    .executeTakeFirst();
  if (!letter) return null;
  return { ...letter, collection: await findPublishedCollection(shop, letter.collectionId) };
}

/** The collection of a letter; null when it is no longer published. */
async function findPublishedCollection(shop: Shop, id: number | null) {
  if (id === null) return null;
  try {
    return await getCollection(shop, id, "visitor");
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") return null;
    throw error;
  }
}
