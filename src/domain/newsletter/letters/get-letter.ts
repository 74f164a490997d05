import type { Letter } from "#contract/newsletter/letters.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { selectLetters } from "./select-letters.ts";

/** A letter with its delivery counts. @throws not-found */
export async function getLetter(shop: Shop, id: number): Promise<Letter> {
  const letter = await selectLetters(shop).where("letters.id", "=", id).executeTakeFirst();
  if (!letter) throw notFound("Letter");
  return letter;
}
