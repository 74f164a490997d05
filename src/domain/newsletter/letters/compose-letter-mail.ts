import { getCollection } from "../../catalogue/collections/get-collection.ts";
import { DomainError } from "../../errors.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import type { ComposeMail } from "../../infrastructure/mail/outbox/deliver-outbox.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";
import { letterTemplate } from "./letter-template.ts";
import { selectRecipients } from "./select-recipients.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

/** The mail of a letter; null when its subscriber has unsubscribed or the letter was deleted. */
export const composeLetterMail: ComposeMail = async (shop, { aboutId, subscriberId }) => {
  const subscriber = await selectRecipients(shop)
    .select("email")
    .where("id", "=", subscriberId)
    .executeTakeFirst();
  const letter = await readLetter(shop, aboutId);
  if (!subscriber || !letter) return null;
  const unsubscribeUrl = absoluteUrl(shop, `/unsubscribe/${unsubscribeToken(shop, subscriberId)}`);
  const settings = await getNamedSettings(shop);
  return {
    to: subscriber.email,
    unsubscribeUrl,
    ...letterTemplate(shop, { settings, unsubscribeUrl, ...letter }),
  };
};

async function readLetter(shop: Shop, letterId: number) {
  const letter = await shop.db
    .selectFrom("letters")
    .select(["body", "collectionId"])
    .where("id", "=", letterId)
    .executeTakeFirst();
  if (!letter) return null;
  const { body, collectionId } = letter;
  return { body, collection: await findPublishedCollection(shop, collectionId) };
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
