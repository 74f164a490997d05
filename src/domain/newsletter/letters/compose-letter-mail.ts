import type { Mail } from "../../services/mailer.ts";
import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { getCollection } from "../../catalogue/collections/get-collection.ts";
import { DomainError } from "../../errors.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { letterTemplate } from "./letter-template.ts";
import { selectRecipients } from "./select-recipients.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

type Delivery = Pick<Selectable<Tables["letterDeliveries"]>, "id" | "letterId" | "subscriberId">;

/** The mail of a delivery; null when its subscriber has unsubscribed or the letter was deleted. */
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
  const settings = await getSettings(shop);
  return {
    to: subscriber.email,
    subject,
    messageId: `<letter-${delivery.id}@${new URL(shop.publicUrl).hostname}>`,
    unsubscribeUrl,
    ...letterTemplate(shop, { settings, body, collection, unsubscribeUrl }),
  };
}

async function readLetter(shop: Shop, letterId: number | null) {
  if (letterId === null) return welcomeLetter(shop);
  const letter = await shop.db
    .selectFrom("letters")
    .select(["subject", "body", "collectionId"])
    .where("id", "=", letterId)
    .executeTakeFirst();
  if (!letter) return null;
  return { ...letter, collection: await findPublishedCollection(shop, letter.collectionId) };
}

/** Sent to new subscribers. */
async function welcomeLetter(shop: Shop) {
  const { businessName } = await getSettings(shop);
  return {
    subject: `Welcome to ${businessName}`,
    body: `Thank you for joining our newsletter. A letter comes when something new leaves the bench, and never more than that.\n\nIf it was not you who subscribed, the link beneath ends it.`,
    collection: null,
  };
}

/** The collection of a letter; null when it is no longer published. */
export async function findPublishedCollection(shop: Shop, id: number | null) {
  if (id === null) return null;
  try {
    return await getCollection(shop, id, "visitor");
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") return null;
    throw error;
  }
}
