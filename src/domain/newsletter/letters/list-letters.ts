import type { Letter } from "#contract/newsletter/letters.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";
import { selectLetters } from "./select-letters.ts";

/** All letters with their delivery counts, newest first. */
export async function listLetters(
  shop: Shop,
  { limit = 50, offset = 0 }: { limit?: number | undefined; offset?: number | undefined } = {},
): Promise<Page<Letter>> {
  const { total } = await shop.db
    .selectFrom("letters")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const items = await selectLetters(shop)
    .orderBy("letters.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { items, total };
}
