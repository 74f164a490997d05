import type { Letter } from "#contract/newsletter/letters.ts";
import type { Shop } from "../../shop.ts";
import { getLetter } from "./get-letter.ts";

/** Cancels the mails of a letter. @throws not-found */
export async function stopLetter(shop: Shop, id: number): Promise<Letter> {
  await shop.db
    .updateTable("outgoingMails")
    .set({ state: "stopped" })
    .where("aboutKind", "=", "letter")
    .where("aboutId", "=", id)
    .where("state", "=", "waiting")
    .execute();
  return getLetter(shop, id);
}
