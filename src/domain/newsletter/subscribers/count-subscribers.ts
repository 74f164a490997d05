import { isMailSetUp } from "../../infrastructure/mail/get-mail-settings.ts";
import type { Shop } from "../../shop.ts";

/**
 * How many subscribers there are, on every screen: who gets the shop's letters. Without a mail server nobody can
 * confirm, and the list is taken elsewhere: all who have not unsubscribed count.
 */
export async function countSubscribers(shop: Shop): Promise<number> {
  const isMailed = await isMailSetUp(shop);
  const { count } = await shop.db
    .selectFrom("subscribers")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("isActive", "=", true)
    .where("deletedAt", "is", null)
    .$if(isMailed, (query) => query.where("confirmedAt", "is not", null))
    .executeTakeFirstOrThrow();
  return count;
}
