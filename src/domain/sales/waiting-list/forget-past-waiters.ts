import { CONFIRMATION_DAYS } from "#contract/sales/waiting-list.ts";
import type { Shop } from "../../shop.ts";
import { CONFIRMATION_KIND } from "./queue-confirmation.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Forgets who was notified and who did not confirm in time, with their mails, and addresses that take no mail. */
export async function forgetPastWaiters(shop: Shop): Promise<void> {
  await deleteNotified(shop);
  await deleteUnconfirmed(shop);
  await deleteMails(shop);
}

/** A failed letter stays until somebody has sent it after all or taken it off the To-Do List. */
async function deleteNotified({ db }: Shop): Promise<void> {
  await db
    .deleteFrom("waitingList")
    .where("notifiedAt", "is not", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("outgoingMails")
            .select("outgoingMails.id")
            .where("outgoingMails.aboutKind", "=", "waiting-list")
            .whereRef("outgoingMails.aboutId", "=", "waitingList.id")
            .where("outgoingMails.kind", "=", "available")
            .where("outgoingMails.state", "in", ["waiting", "failed"])
            .where("outgoingMails.dismissedAt", "is", null),
        ),
      ),
    )
    .execute();
}

async function deleteUnconfirmed({ db, now }: Shop): Promise<void> {
  const before = new Date(now().getTime() - CONFIRMATION_DAYS * DAY_MILLISECONDS).toISOString();
  await db
    .deleteFrom("waitingList")
    .where("confirmedAt", "is", null)
    .where((eb) => eb(eb.fn.coalesce("askedAt", "createdAt"), "<=", before))
    .execute();
}

/** Those of deleted entries, and the failed ones to mistyped addresses, which concern nobody. */
async function deleteMails({ db }: Shop): Promise<void> {
  await db
    .deleteFrom("outgoingMails")
    .where("aboutKind", "=", "waiting-list")
    .where((eb) =>
      eb.or([
        eb("aboutId", "not in", eb.selectFrom("waitingList").select("waitingList.id")),
        eb.and([eb("kind", "=", CONFIRMATION_KIND), eb("state", "=", "failed")]),
      ]),
    )
    .execute();
}
