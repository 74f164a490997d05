import { CONFIRMATION_DAYS } from "#contract/sales/waiting-list.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import { reservationHasEnded } from "../../catalogue/reservation.ts";
import { isMailSetUp } from "../../infrastructure/mail/get-mail-settings.ts";
import { stopOutgoingMail } from "../../infrastructure/mail/outbox/stop-outgoing-mail.ts";
import { forEachRow } from "../../for-each-row.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { queueCustomerMail } from "../customer-mails/queue-customer-mail.ts";
import { isCustomerMailOn } from "../customer-mails/switch-customer-mail.ts";
import { CONFIRMATION_KIND } from "./queue-confirmation.ts";

const BATCH = 500;
/** A piece that is available by mistake for a moment tells nobody. */
const UNDO_SECONDS = 60;

const keyOf = (id: number): string => `waiting-list:${id}:available`;

/**
 * Tells everybody who waits for a piece that is available now, by whatever made it so; a letter whose piece is
 * gone again before it left is stopped. Forgets who was notified, and who did not confirm in time.
 */
export async function notifyWaiters(shop: Shop): Promise<void> {
  await forgetPastWaiters(shop);
  await recallLetters(shop);
  // Queued also while mails fail: they are retried.
  if ((await isMailSetUp(shop)) && (await isCustomerMailOn(shop, "available"))) {
    await queueLetters(shop);
  }
}

const availablePieces = (shop: Shop) =>
  visibleProducts(shop, "visitor").where((eb) =>
    eb.or([eb("products.availability", "=", "available"), reservationHasEnded(shop)]),
  );

async function queueLetters(shop: Shop): Promise<void> {
  const due = await availablePieces(shop)
    .innerJoin("waitingList", "waitingList.productId", "products.id")
    .select(["waitingList.id", "waitingList.email", "products.id as productId", "products.name"])
    .where("waitingList.confirmedAt", "is not", null)
    .where("waitingList.notifiedAt", "is", null)
    .orderBy("waitingList.id")
    .limit(BATCH)
    .execute();
  const named = { work: "tell who waits for a piece", key: ({ id }: Due) => id };
  await forEachRow(shop, due, named, (each) => queueLetter(shop, each));
}

type Due = { id: number; email: string; productId: number; name: string };

async function queueLetter(shop: Shop, { id, email, productId, name }: Due): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const { numUpdatedRows } = await shop.db
      .updateTable("waitingList")
      .set({ notifiedAt: shop.now().toISOString() })
      .where("id", "=", id)
      .where("notifiedAt", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const url = absoluteUrl(shop, `/products/${productId}`);
    const mail = await queueCustomerMail(
      shop,
      "available",
      { name: null, pieceName: name, url },
      {
        to: email,
        about: { kind: "waiting-list", id },
        onceKey: keyOf(id),
        delaySeconds: UNDO_SECONDS,
      },
    );
    // Switched off meanwhile: they go on waiting.
    if (mail === null) await clearNotified(shop, id);
  });
}

async function recallLetters(shop: Shop): Promise<void> {
  const notified = await shop.db
    .selectFrom("waitingList")
    .select("id")
    .where("notifiedAt", "is not", null)
    .where("productId", "not in", availablePieces(shop).select("products.id"))
    .execute();
  const named = { work: "recall a letter", key: ({ id }: { id: number }) => id };
  await forEachRow(shop, notified, named, ({ id }) =>
    inTransaction(shop, async (shop) => {
      if (await stopOutgoingMail(shop, keyOf(id))) await clearNotified(shop, id);
    }),
  );
}

async function clearNotified({ db }: Shop, id: number): Promise<void> {
  await db.updateTable("waitingList").set({ notifiedAt: null }).where("id", "=", id).execute();
}

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
