import type { Letter, NewLetter } from "#contract/letters.ts";
import { getCollection } from "../../catalogue/collections/get-collection.ts";
import { unprocessable } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { requireMailer } from "../../infrastructure/mail/require-mailer.ts";
import type { Shop } from "../../shop.ts";
import { getLetter } from "./get-letter.ts";
import { selectRecipients } from "./select-recipients.ts";

/**
 * Queues a letter to all current subscribers; a scheduled job delivers it.
 * @throws unprocessable without a mail server or subscribers, not-found for an unpublished collection
 */
export async function sendLetter(
  shop: Shop,
  { subject, body, collectionId }: NewLetter,
  by: string | null,
): Promise<Letter> {
  requireMailer(shop);
  if (collectionId) await getCollection(shop, collectionId, "visitor");
  return inTransaction(shop, async (shop) => {
    const now = shop.now().toISOString();
    const { id } = await shop.db
      .insertInto("letters")
      .values({ subject, body, collectionId: collectionId ?? null, createdBy: by, createdAt: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { numInsertedOrUpdatedRows } = await shop.db
      .insertInto("letterDeliveries")
      .columns(["letterId", "subscriberId", "dueAt"])
      .expression(
        selectRecipients(shop).select((eb) => [
          eb.val(id).as("letterId"),
          "id",
          eb.val(now).as("dueAt"),
        ]),
      )
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) throw unprocessable("Nobody takes the letter yet.");
    return getLetter(shop, id);
  });
}
