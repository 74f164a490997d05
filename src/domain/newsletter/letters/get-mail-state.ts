import type { MailState } from "#contract/letters.ts";
import type { Shop } from "../../shop.ts";
import { selectRecipients } from "./select-recipients.ts";

/** Whether mail is configured, its sender, and the number of recipients of a letter. */
export async function getMailState(shop: Shop): Promise<MailState> {
  const { readers } = await selectRecipients(shop)
    .select((eb) => eb.fn.countAll<number>().as("readers"))
    .executeTakeFirstOrThrow();
  return { isSetUp: shop.mail !== null, from: shop.mail?.from ?? null, readers };
}
