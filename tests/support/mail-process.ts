import { setTimeout as sleep } from "node:timers/promises";
import { inTransaction } from "#domain/in-transaction.ts";
import { sendLetter } from "#domain/newsletter/letters/send-letter.ts";
import { queueMail } from "#domain/infrastructure/mail/outbox/queue-mail.ts";
import { createLog } from "#server/logging/create-log.ts";
import { readConfig } from "#server/startup/config.ts";
import { openShop } from "#server/startup/open-shop.ts";
import { orderMail } from "./order-mail.ts";
import { deliverDueMails } from "#domain/newsletter/deliver-due-mails.ts";

/*
 * A process that queues mails and delivers them meanwhile, or goes on after another one was killed:
 * node mail-process.ts count minutes step. As many readers get a letter. Its clock is that many minutes ahead, and goes ahead by as many
 * more as step says after each delivery. It prints "begun", a line "queued 3" for each mail that it queued,
 * and "done" once none waits.
 */
const count = Number(process.argv[2]);
let minutesAhead = Number(process.argv[3]);
const minutesPerDelivery = Number(process.argv[4]);

const opened = await openShop(readConfig(process.env), createLog("error"));
const shop = {
  ...opened.shop,
  now: () => new Date(Date.now() + minutesAhead * 60_000),
};

async function queueAll(): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const mail = orderMail({ subject: `Mail ${number}`, onceKey: `mail ${number}` });
    await shop.db.transaction().execute((db) => queueMail({ ...shop, db }, mail));
    process.stdout.write(`queued ${number}\n`);
  }
}

/** Once, whichever process is the first. */
async function sendToReaders(): Promise<void> {
  const at = shop.now().toISOString();
  const readers = Array.from({ length: count }, (_, index) => ({
    email: `reader-${index + 1}@example.com`,
    confirmedAt: at,
  }));
  await inTransaction(shop, async (shop) => {
    const added = await shop.db
      .insertInto("subscribers")
      .values(readers)
      .onConflict((known) => known.doNothing())
      .returning("id")
      .execute();
    const letter = { subject: "Letter", body: "Three rings." };
    if (added.length > 0) await sendLetter(shop, letter, null, { delaySeconds: 0 });
  });
}

async function countWaiting(): Promise<number> {
  const { waiting } = await shop.db
    .selectFrom("outgoingMails")
    .select((eb) => eb.fn.countAll<number>().as("waiting"))
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return waiting;
}

await sendToReaders();
process.stdout.write("begun\n");
const progress = { isQueued: false };
const queueing = queueAll().then(() => (progress.isQueued = true));
while (!progress.isQueued || (await countWaiting()) > 0) {
  await deliverDueMails(shop);
  if (progress.isQueued) minutesAhead += minutesPerDelivery;
  await sleep(2);
}
await queueing;
await opened.close();
process.stdout.write("done\n");
