import type { Mailer } from "../../services/mailer.ts";
import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { isPermanentRejection } from "../../infrastructure/mail/is-permanent-rejection.ts";
import { withMailer } from "../../infrastructure/mail/with-mailer.ts";
import type { Shop } from "../../shop.ts";
import { composeConfirmationMail } from "./compose-confirmation-mail.ts";
import { composeLetterMail } from "./compose-letter-mail.ts";

type Delivery = Selectable<Tables["letterDeliveries"]>;

const BATCH = 50;
const MAX_ATTEMPTS = 8;
const MINUTE_MILLISECONDS = 60 * 1000;

/**
 * Sends all due deliveries, one after the other. Each is claimed first, so that one of several processes
 * sends it; an interrupted one is retried with backoff under the same message id.
 * @returns how many were sent
 */
export async function deliverDueLetters(shop: Shop, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (;;) {
    const due = await listDue(shop);
    if (due.length === 0) return sent;
    const sentOfBatch = await withMailer(shop, (mailer) => deliverBatch(shop, mailer, due, signal));
    sent += sentOfBatch ?? 0;
    if (sentOfBatch === null || signal?.aborted || due.length < BATCH) return sent;
  }
}

/** @returns how many were sent */
async function deliverBatch(
  shop: Shop,
  mailer: Mailer,
  due: Delivery[],
  signal?: AbortSignal,
): Promise<number> {
  let sent = 0;
  for (const delivery of due) {
    if (signal?.aborted) return sent;
    if ((await claim(shop, delivery)) && (await deliver(shop, mailer, delivery))) sent += 1;
  }
  return sent;
}

const listDue = (shop: Shop): Promise<Delivery[]> =>
  shop.db
    .selectFrom("letterDeliveries")
    .selectAll()
    .where("state", "=", "waiting")
    .where("dueAt", "<=", shop.now().toISOString())
    .orderBy("dueAt")
    .orderBy("id")
    .limit(BATCH)
    .execute();

/** Increments the attempts and sets the next one; fails when another process did so first. */
async function claim(shop: Shop, { id, tries }: Delivery): Promise<boolean> {
  const wait = 2 ** tries * 5 * MINUTE_MILLISECONDS;
  const { numUpdatedRows } = await shop.db
    .updateTable("letterDeliveries")
    .set({ tries: tries + 1, dueAt: new Date(shop.now().getTime() + wait).toISOString() })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}

async function deliver(shop: Shop, mailer: Mailer, delivery: Delivery): Promise<boolean> {
  const mail = await compose(shop, delivery);
  if (!mail) {
    await recordOutcome(shop, delivery, { state: "stopped" });
    return false;
  }
  try {
    await mailer.send(mail);
  } catch (error) {
    const isLast = delivery.tries + 1 >= MAX_ATTEMPTS || isPermanentRejection(error);
    shop.log.warn("mail delivery failed", { delivery: delivery.id, isLast, error });
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await recordOutcome(shop, delivery, { state: isLast ? "failed" : "waiting", lastError });
    return false;
  }
  await recordOutcome(shop, delivery, { state: "sent", sentAt: shop.now().toISOString() });
  return true;
}

const compose = (shop: Shop, { letterId, ...delivery }: Delivery) =>
  letterId === null
    ? composeConfirmationMail(shop, delivery)
    : composeLetterMail(shop, { ...delivery, letterId });

type Outcome = { state: Delivery["state"]; lastError?: string; sentAt?: string };

async function recordOutcome(shop: Shop, { id }: Delivery, outcome: Outcome): Promise<void> {
  await shop.db.updateTable("letterDeliveries").set(outcome).where("id", "=", id).execute();
}
