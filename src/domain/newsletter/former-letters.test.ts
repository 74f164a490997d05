import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrateDatabase, runMigrations } from "#database/migrate.ts";
import { createEmptyDatabase } from "#tests/support/create-empty-database.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { listOutgoingMails } from "../infrastructure/mail/outbox/list-outgoing-mails.ts";
import { deliverDueMails } from "./deliver-due-mails.ts";
import { getLetter } from "./letters/get-letter.ts";

/** The shop's clock stands there. */
const NOW = "2026-11-20T15:00:00.000Z";
const HALF_PAST_TWO = "2026-11-20T14:30:00.000Z";
const LATER = "2026-11-20T15:05:00.000Z";
const LAST_WEEK = "2026-11-13T15:00:00.000Z";

/** What the queue of letters held: subscriber, state, attempts, when due, the last error, when sent. */
const FORMER = [
  ["sent", "sent", 2, HALF_PAST_TWO, "421 busy", NOW],
  ["new", "waiting", 0, HALF_PAST_TWO, null, null],
  // Its process may have ended after the server took it.
  ["claimed", "waiting", 1, LATER, null, null],
  ["failed", "failed", 8, HALF_PAST_TWO, "550 no such user", null],
  ["stopped", "stopped", 0, HALF_PAST_TWO, null, null],
  ["late", "waiting", 0, LAST_WEEK, null, null],
] as const;

/** A shop at the schema before, with a letter, a mail that asks to confirm and one to a customer. */
async function updatedShop() {
  const { shop, sent } = await mailingShop();
  const { engine } = shop;
  const db = await createEmptyDatabase();
  await db.transaction().execute((trx) => runMigrations(trx, engine, { upTo: 101 }));
  await sql`insert into letters (id, subject, body, created_by, created_at)
    values (7, 'New at the bench', 'Three rings.', 'ada', ${LAST_WEEK})`.execute(db);
  for (const [index, [name, state, tries, dueAt, error, sentAt]] of FORMER.entries()) {
    const email = `${name}@example.com`;
    await sql`insert into subscribers (id, email, confirmed_at)
      values (${index + 1}, ${email}, ${LAST_WEEK})`.execute(db);
    await sql`insert into letter_deliveries
        (letter_id, subscriber_id, state, tries, due_at, last_error, sent_at)
      values (7, ${index + 1}, ${state}, ${tries}, ${dueAt}, ${error}, ${sentAt})`.execute(db);
  }
  await sql`insert into subscribers (id, email, confirmation_asked_at)
    values (20, 'asked@example.com', ${NOW})`.execute(db);
  await sql`insert into letter_deliveries (subscriber_id, due_at) values (20, ${NOW})`.execute(db);
  await sql`insert into outgoing_mails
      (about_kind, about_id, message_id, recipient, subject, text, html, due_at, gives_up_at)
    values ('order', 12, '<1@localhost>', 'ana@example.com', 'Shipped', '', '', ${NOW}, ${LATER})`.execute(
    db,
  );
  await migrateDatabase(db, engine);
  return { shop: { ...shop, db }, sent };
}

test("an update loses no letter and sends none twice", async () => {
  const { shop, sent } = await updatedShop();
  expect(await getLetter(shop, 7)).toMatchObject({ sent: 1, waiting: 3, failed: 1, stopped: 1 });
  expect(await deliverDueMails(shop)).toBe(3);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ["ana@example.com", "Shipped"],
    ["asked@example.com", "Confirm your subscription"],
    ["new@example.com", "New at the bench"],
  ]);
  expect(sent[2]?.text).toContain("Three rings.");
  shop.clock.set(LATER);
  expect(await deliverDueMails(shop)).toBe(1);
  // What an interrupted attempt had, by the third row of the former queue.
  expect(sent.at(-1)).toMatchObject({
    to: "claimed@example.com",
    messageId: "<letter-3@localhost>",
  });
  expect(await getLetter(shop, 7)).toMatchObject({ sent: 3, waiting: 0, failed: 2, stopped: 1 });
});

test("an update keeps who got a letter, who did not and why", async () => {
  const { shop } = await updatedShop();
  const mails = await listOutgoingMails(shop, { about: { kind: "letter", id: 7 } });
  expect(mails.map(({ to, state, failure, sentAt }) => [to, state, failure, sentAt])).toEqual([
    ["sent@example.com", "sent", null, NOW],
    ["new@example.com", "waiting", null, null],
    ["claimed@example.com", "waiting", null, null],
    ["failed@example.com", "failed", "550 no such user", null],
    ["late@example.com", "waiting", null, null],
  ]);
  const { rows } = await sql<{ until: string }>`
    select distinct gives_up_at as until from outgoing_mails
    where subscriber_id is not null order by until`.execute(shop.db);
  expect(rows.map(({ until }) => new Date(until).toISOString())).toEqual([
    "2026-11-15T15:00:00.000Z",
    "2026-11-22T14:30:00.000Z",
    "2026-11-22T15:00:00.000Z",
    "2026-11-22T15:05:00.000Z",
  ]);
});
