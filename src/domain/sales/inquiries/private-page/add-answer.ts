import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { ImageRow } from "../../../media/library/store-images.ts";
import type { Shop } from "../../../shop.ts";
import { addMessage } from "../records/add-message.ts";

type Answer = { text: string; photos?: ImageRow[]; mailedFrom?: string };

/**
 * Adds what a customer answers; the inquiry waits for the shop. A closed one opens again, a new one stays new
 * and a held one held. Call it inside a transaction that has locked the inquiry.
 */
export async function addAnswer(
  shop: Shop,
  { id, state }: Pick<Selectable<Tables["inquiries"]>, "id" | "state">,
  answer: Answer,
): Promise<void> {
  const stays = state === "new" || state === "to-check";
  await addMessage(shop, id, { kind: "customer", ...answer }, stays ? state : "waiting-for-you");
}
