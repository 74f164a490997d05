import type { Letter, NewLetter } from "#contract/letters.ts";
import { getCollection } from "../../catalogue/collections/get-collection.ts";
import { unprocessable } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { requireMailer } from "../../infrastructure/mail/require-mailer.ts";
import type { Shop } from "../../shop.ts";
import { getLetter } from "./list-letters.ts";
import { selectRecipients } from "./get-mail-state.ts";

/**
 * Writes a letter to everybody who takes them now. It is only put in the post here: it goes out by and
 * by, one to each, whatever happens to the shop in between.
 * @throws unprocessable while no mail is set up or nobody reads, not-found for a collection that visitors cannot see
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
