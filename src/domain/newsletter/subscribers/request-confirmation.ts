import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Tables } from "#database/tables.ts";
import { idList } from "../../id-list.ts";
import { inTransaction } from "../../in-transaction.ts";
import { lastPeriod } from "../../infrastructure/rate-limit/last-period.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";
import { queueToSubscribers } from "./queue-to-subscribers.ts";

type SubscriberExpressions = ExpressionBuilder<Tables, "subscribers">;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Queues the mail that asks to confirm for those of the subscribers that may get one. An update decides, so
 * that of two concurrent calls one queues it.
 * @returns how many
 */
export async function requestConfirmation(
  shop: Shop,
  chosen: (eb: SubscriberExpressions) => Expression<SqlBool>,
): Promise<number> {
  const now = shop.now().toISOString();
  return inTransaction(shop, async (shop) => {
    const asked = await shop.db
      .updateTable("subscribers")
      .set({ confirmationAskedAt: now })
      .where(chosen)
      .where(canRequestConfirmation(shop))
      .returning("id")
      .execute();
    const ids = asked.map(({ id }) => id);
    const subscribers = shop.db.selectFrom("subscribers").where("id", "in", idList(shop, ids));
    const { businessName } = await getNamedSettings(shop);
    const subject = `Confirm your subscription to ${businessName}`;
    return queueToSubscribers(shop, subscribers, { subject });
  });
}

/**
 * Whether a subscriber may be asked to confirm: not confirmed or unsubscribed, at most one mail a day to an
 * address, and none within 30 days of its unsubscribing. Rows of the address in the trash count too.
 */
export function canRequestConfirmation(shop: Shop) {
  const monthAgo = new Date(shop.now().getTime() - 30 * DAY_MILLISECONDS).toISOString();
  return (eb: SubscriberExpressions): Expression<SqlBool> =>
    eb.and([
      eb("deletedAt", "is", null),
      needsConfirmation(eb),
      eb.not(
        eb.exists(
          eb
            .selectFrom("subscribers as same")
            .select("same.id")
            .whereRef("same.email", "=", "subscribers.email")
            .where((same) =>
              same.or([
                same.between("same.confirmationAskedAt", ...lastPeriod(shop, DAY_MILLISECONDS)),
                same("same.unsubscribedAt", ">", monthAgo),
              ]),
            ),
        ),
      ),
      // One that still waits for the mail server is the mail of today.
      eb.not(
        eb.exists(
          eb
            .selectFrom("outgoingMails")
            .select("outgoingMails.id")
            .whereRef("outgoingMails.subscriberId", "=", "subscribers.id")
            .where("outgoingMails.aboutKind", "=", "subscriber")
            .where("outgoingMails.state", "=", "waiting"),
        ),
      ),
    ]);
}

/** Whether a confirmation would change anything. */
export const needsConfirmation = (eb: SubscriberExpressions): Expression<SqlBool> =>
  eb.or([eb("confirmedAt", "is", null), eb("isActive", "=", false)]);
