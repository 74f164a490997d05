import { type Letter, LETTER_DELAY_SECONDS, type NewLetter } from "#contract/newsletter/letters.ts";
import { getCollection } from "../../catalogue/collections/get-collection.ts";
import { updateCollection } from "../../catalogue/collections/update-collection.ts";
import { unprocessable } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { isMailSetUp } from "../../infrastructure/mail/get-mail-settings.ts";
import { mailNotSetUp } from "../../infrastructure/mail/with-mailer.ts";
import type { Shop } from "../../shop.ts";
import { queueToSubscribers } from "../subscribers/queue-to-subscribers.ts";
import { getLetter } from "./get-letter.ts";
import { selectRecipients } from "./select-recipients.ts";

/**
 * Queues a letter to all current subscribers; a scheduled job delivers it. Nothing is published unless it
 * is queued too.
 * @param delaySeconds in which it can still be stopped
 * @throws unprocessable without a mail server or subscribers, not-found for an unpublished collection
 */
export async function sendLetter(
  shop: Shop,
  { subject, body, collectionId, publish = false }: NewLetter,
  by: string | null,
  { delaySeconds = LETTER_DELAY_SECONDS } = {},
): Promise<Letter> {
  if (!(await isMailSetUp(shop))) throw mailNotSetUp();
  return inTransaction(shop, async (shop) => {
    if (collectionId && publish)
      await updateCollection(shop, collectionId, { isPublished: true }, { by });
    if (collectionId) await getCollection(shop, collectionId, "visitor");
    const now = shop.now().toISOString();
    const { id } = await shop.db
      .insertInto("letters")
      .values({ subject, body, collectionId: collectionId ?? null, createdBy: by, createdAt: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const mail = { subject, letterId: id, delaySeconds };
    if ((await queueToSubscribers(shop, selectRecipients(shop), mail)) === 0)
      throw unprocessable("No one has confirmed their subscription yet.");
    return getLetter(shop, id);
  });
}
