import { isMailSetUp } from "../../infrastructure/mail/get-mail-settings.ts";
import type { Shop } from "../../shop.ts";
import { selectRecipients } from "./select-recipients.ts";

/**
 * How many subscribers the desk counts: who gets the shop's letters. Without a mail server nobody can confirm, and
 * the list is taken elsewhere: all who have not unsubscribed count.
 */
export async function countSubscribers(shop: Shop): Promise<number> {
  const isMailed = await isMailSetUp(shop);
  const all = shop.db
    .selectFrom("subscribers")
    .where("deletedAt", "is", null)
    .where("isActive", "=", true);
  const { count } = await (isMailed ? selectRecipients(shop) : all)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
