import type { Letter } from "#contract/letters.ts";
import { notFound } from "../../errors.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";

/** The letters ever written, the newest first, with how far each has come. */
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

/** @throws not-found */
export async function getLetter(shop: Shop, id: number): Promise<Letter> {
  const letter = await selectLetters(shop).where("letters.id", "=", id).executeTakeFirst();
  if (!letter) throw notFound("Letter");
  return letter;
}

const selectLetters = (shop: Shop) =>
  shop.db
    .selectFrom("letters")
    .selectAll("letters")
    .select((letters) => {
      const count = (state: "sent" | "waiting" | "failed" | "stopped") =>
        letters
          .selectFrom("letterDeliveries")
          .whereRef("letterDeliveries.letterId", "=", "letters.id")
          .where("letterDeliveries.state", "=", state)
          .select((eb) => eb.fn.countAll<number>().as("count"))
          .$asScalar()
          .$notNull()
          .as(state);
      return [count("sent"), count("waiting"), count("failed"), count("stopped")];
    });
