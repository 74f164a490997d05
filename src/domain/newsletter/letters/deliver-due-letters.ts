import { cutText } from "#contract/cut-text.ts";
import type { Mailer } from "../../services/mailer.ts";
import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import {
  backoffMilliseconds,
  deliverInBatches,
} from "../../infrastructure/mail/deliver-in-batches.ts";
import { isPermanentRejection } from "../../infrastructure/mail/is-permanent-rejection.ts";
import type { Shop } from "../../shop.ts";
import { composeConfirmationMail } from "./compose-confirmation-mail.ts";
import { composeLetterMail } from "./compose-letter-mail.ts";

type Delivery = Selectable<Tables["letterDeliveries"]>;

const MAX_ATTEMPTS = 8;

/**
 * Sends all due deliveries, one after the other. Each is claimed first, so that one of several processes
 * sends it; an interrupted one is retried with backoff under the same message id.
 * @returns how many were sent
 */
export const deliverDueLetters = (shop: Shop, signal?: AbortSignal): Promise<number> =>
  deliverInBatches<Delivery>(
    shop,
    {
      listDue: (limit) => listDue(shop, limit),
      claim: (delivery) => claim(shop, delivery),
      deliver: (mailer, delivery) => deliver(shop, mailer, delivery),
    },
    signal,
  );

const listDue = (shop: Shop, limit: number): Promise<Delivery[]> =>
  shop.db
    .selectFrom("letterDeliveries")
    .selectAll()
    .where("state", "=", "waiting")
    .where("dueAt", "<=", shop.now().toISOString())
    .orderBy("dueAt")
    .orderBy("id")
    .limit(limit)
    .execute();

/** Increments the attempts and sets the next one; fails when another process did so first. */
async function claim(shop: Shop, { id, tries }: Delivery): Promise<boolean> {
  const wait = backoffMilliseconds(tries);
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
  try {
    const mail = await compose(shop, delivery);
    if (!mail) {
      await recordOutcome(shop, delivery, { state: "stopped" });
      return false;
    }
    await mailer.send(mail);
  } catch (error) {
    const isLast = delivery.tries + 1 >= MAX_ATTEMPTS || isPermanentRejection(error);
    shop.log.warn("mail delivery failed", { delivery: delivery.id, isLast, error });
    const lastError = cutText(error instanceof Error ? error.message : String(error), 500);
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
