import type { MailState } from "#contract/newsletter/letters.ts";
import { getMailSettings } from "../../infrastructure/mail/get-mail-settings.ts";
import { getMailOutcome } from "../../infrastructure/mail/mail-outcome.ts";
import type { Shop } from "../../shop.ts";
import { canRequestConfirmation } from "../subscribers/request-confirmation.ts";
import { isUnasked } from "../subscribers/is-unasked.ts";
import { selectRecipients } from "./select-recipients.ts";

/** Whether mail is configured and leaves the shop, its sender, and how many get letters or have yet to confirm. */
export async function getMailState(shop: Shop): Promise<MailState> {
  const unconfirmed = shop.db
    .selectFrom("subscribers")
    .where("deletedAt", "is", null)
    .where("isActive", "=", true)
    .where("confirmedAt", "is", null);
  const counts = await Promise.all(
    [
      selectRecipients(shop),
      unconfirmed,
      unconfirmed.where(isUnasked).where(canRequestConfirmation(shop)),
    ].map(async (query) => {
      const { count } = await query
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return count;
    }),
  );
  const { setUpIn, from } = await getMailSettings(shop);
  const [readers = 0, unconfirmedCount = 0, unasked = 0] = counts;
  return {
    isSetUp: setUpIn !== null,
    ...(await getMailOutcome(shop)),
    from: setUpIn === null ? null : from,
    // Where nobody can confirm, the list is taken elsewhere.
    subscribers: setUpIn === null ? readers + unconfirmedCount : readers,
    readers,
    unconfirmed: unconfirmedCount,
    unasked,
  };
}
