import type { MailState } from "#contract/letters.ts";
import type { Shop } from "../../shop.ts";

/** The subscribers that letters go to now. */
export const selectRecipients = (shop: Shop) =>
  shop.db.selectFrom("subscribers").where("deletedAt", "is", null).where("isActive", "=", true);

/** Whether the shop can send mail, as whom, and to how many. */
export async function getMailState(shop: Shop): Promise<MailState> {
  const { readers } = await selectRecipients(shop)
    .select((eb) => eb.fn.countAll<number>().as("readers"))
    .executeTakeFirstOrThrow();
  return { isSetUp: shop.mail !== null, from: shop.mail?.from ?? null, readers };
}
