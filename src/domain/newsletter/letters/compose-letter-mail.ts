import type { Mail } from "../../services/mailer.ts";
import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { getCollection } from "../../catalogue/collections/get-collection.ts";
import { DomainError } from "../../errors.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { letterTemplate } from "./letter-template.ts";
import { selectRecipients } from "./get-mail-state.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

type Delivery = Pick<Selectable<Tables["letterDeliveries"]>, "id" | "letterId" | "subscriberId">;

/** One delivery as a mail; null when its reader takes no letters any more, or the letter is gone. */
export async function composeLetterMail(shop: Shop, delivery: Delivery): Promise<Mail | null> {
  const reader = await selectRecipients(shop)
    .select("email")
    .where("id", "=", delivery.subscriberId)
    .executeTakeFirst();
  const words = await readLetter(shop, delivery.letterId);
  if (!reader || !words) return null;
  const unsubscribeUrl = absoluteUrl(
    shop,
    `/unsubscribe/${unsubscribeToken(shop, delivery.subscriberId)}`,
  );
  const { subject, body, collection } = words;
  const settings = await getSettings(shop);
  return {
    to: reader.email,
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

/** What somebody gets who has just subscribed. */
async function welcomeLetter(shop: Shop) {
  const { businessName } = await getSettings(shop);
  return {
    subject: `Welcome to ${businessName}`,
    body: `Thank you for joining our newsletter. A letter comes when something new leaves the bench, and never more than that.\n\nIf it was not you who subscribed, the link beneath ends it.`,
    collection: null,
  };
}

/** A collection that was taken back meanwhile is left out, the letter goes on. */
export async function findPublishedCollection(shop: Shop, id: number | null) {
  if (id === null) return null;
  try {
    return await getCollection(shop, id, "visitor");
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") return null;
    throw error;
  }
}
