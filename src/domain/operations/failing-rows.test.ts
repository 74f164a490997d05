import { expect, test } from "vitest";
import { subscribe } from "../newsletter/subscribers/subscribe.ts";
import { queueMail } from "../infrastructure/mail/outbox/queue-mail.ts";
import { refreshStaleListings } from "../channels/listings/refresh-stale-listings.ts";
import { resolveDifferences } from "../channels/sync/resolve-differences.ts";
import { connectPlatform } from "../channels/platforms/connect-platform.ts";
import { deleteUnreferencedMedia } from "../media/library/delete-unreferenced-media.ts";
import { sendHealthNotice } from "./health/notices/send-health-notice.ts";
import { purgeExpiredTrash } from "./trash/purge-expired-trash.ts";
import { sendWeeklySummaries } from "./weekly-summary/send-weekly-summaries.ts";
import { getInquiry } from "../sales/inquiries/get-inquiry.ts";
import { expireQuotes } from "../sales/quotes/expire-quotes.ts";
import { notifyWaiters } from "../sales/waiting-list/notify-waiters.ts";
import { moveManyToTrash } from "../infrastructure/trash/move-many-to-trash.ts";
import { addPerson } from "#tests/support/add-person.ts";
import { failRows } from "#tests/support/fail-rows.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { sendNewQuote } from "#tests/support/new-quote.ts";
import { orderMail } from "#tests/support/order-mail.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { deliverDueMails } from "../newsletter/deliver-due-mails.ts";

const PEOPLE = ["ada@example.com", "broken@example.com", "cleo@example.com"];
const BROKEN = "new.recipient = 'broken@example.com'";

const recipients = async ({ db }: TestShop) => {
  const rows = await db
    .selectFrom("outgoingMails")
    .select("recipient")
    .orderBy("recipient")
    .execute();
  return rows.map(({ recipient }) => recipient);
};

test("a quote whose mail cannot be written expires without it, and so do all others", async () => {
  const { shop } = await mailingShop();
  const quotes = [];
  for (const email of PEOPLE) {
    const productId = await addPiece(shop);
    const inquiry = await addInquiry(shop, { email, productIds: [productId] });
    quotes.push(await sendNewQuote(shop, inquiry.id, [{ productId }]));
  }
  shop.clock.advance({ days: 30 });
  await shop.db.deleteFrom("outgoingMails").execute();
  await failRows(shop, "insert on outgoing_mails", BROKEN);
  await expireQuotes(shop);
  const states = await shop.db.selectFrom("quotes").select("state").execute();
  expect(states).toEqual([{ state: "expired" }, { state: "expired" }, { state: "expired" }]);
  expect((await recipients(shop)).filter((to) => PEOPLE.includes(to))).toEqual([
    "ada@example.com",
    "cleo@example.com",
  ]);
  const broken = await getInquiry(shop, quotes[1]?.inquiryId ?? 0);
  expect(broken.messages.at(-1)).toMatchObject({
    kind: "note",
    text: expect.stringContaining("couldn’t be written"),
  });
});

test("a waiter whose letter cannot be written keeps nobody else waiting", async () => {
  const { shop } = await mailingShop();
  const productId = await addPiece(shop);
  const at = shop.now().toISOString();
  for (const email of PEOPLE) {
    await shop.db
      .insertInto("waitingList")
      .values({ productId, email, createdAt: at, confirmedAt: at })
      .execute();
  }
  await failRows(shop, "insert on outgoing_mails", BROKEN);
  await notifyWaiters(shop);
  expect(await recipients(shop)).toEqual(["ada@example.com", "cleo@example.com"]);
});

test("a mail whose delivery cannot be recorded stops none of the others", async () => {
  const { shop, sent } = await mailingShop();
  for (const [index, to] of PEOPLE.entries()) {
    await queueMail(shop, orderMail({ to, about: { kind: "inquiry", id: index + 1 } }));
  }
  await failRows(shop, "update on outgoing_mails", `${BROKEN} and new.state = 'sent'`);
  expect(await deliverDueMails(shop)).toBe(2);
  expect(sent.map(({ to }) => to)).toEqual(PEOPLE);
});

test("a letter that cannot be composed fails in the end and stops none of the others", async () => {
  const { shop, sent } = await mailingShop();
  for (const email of PEOPLE) await subscribe(shop, email);
  await failRows(shop, "update on subscribers", "new.email = 'broken@example.com'");
  expect(await deliverDueMails(shop)).toBe(2);
  for (let hours = 0; hours < 48; hours += 4) {
    shop.clock.advance({ hours: 4 });
    await deliverDueMails(shop);
  }
  expect(sent.map(({ to }) => to)).toEqual(["ada@example.com", "cleo@example.com"]);
  const states = await shop.db
    .selectFrom("outgoingMails")
    .select(["state", "failure"])
    .orderBy("id")
    .execute();
  const failure = "It couldn’t be sent within two days.";
  expect(states).toEqual([
    { state: "sent", failure: null },
    { state: "failed", failure },
    { state: "sent", failure: null },
  ]);
});

test("an entry that cannot be deleted stays in the trash alone", async () => {
  const { shop } = await mailingShop();
  const ids = [await addPiece(shop), await addPiece(shop), await addPiece(shop)];
  const entries = ids.map((entityId) => ({ entityId, label: `Piece ${entityId}` }));
  await moveManyToTrash(shop, { kind: "product", entries, by: null, batch: "b" });
  await failRows(shop, "delete on products", `old.id = ${ids[1]}`);
  shop.clock.advance({ days: 31 });
  expect(await purgeExpiredTrash(shop)).toBe(2);
  const left = await shop.db.selectFrom("trash").select("entityId").execute();
  expect(left).toEqual([{ entityId: ids[1] }]);
});

test("a listing that cannot be compared stops none of the others", async () => {
  const { shop } = await mailingShop();
  const ids = [await addPiece(shop), await addPiece(shop), await addPiece(shop)];
  const { id: platformId } = await connectPlatform(shop, { platform: "etsy" }, null);
  await resolveDifferences(shop, platformId, ids);
  await shop.db.updateTable("products").set({ priceCents: 5000, version: 2 }).execute();
  await failRows(shop, "update on product_listings", `new.product_id = ${ids[1]}`);
  expect(await refreshStaleListings(shop)).toBe(2);
  const listings = await shop.db
    .selectFrom("productListings")
    .select("productVersion")
    .orderBy("productId")
    .execute();
  expect(listings.map(({ productVersion }) => productVersion)).toEqual([2, 1, 2]);
});

test("a photo that cannot be deleted stops none of the others", async () => {
  const { shop } = await mailingShop();
  const since = shop.now().toISOString();
  const row = {
    extension: "jpg" as const,
    width: 1,
    height: 1,
    createdAt: since,
    unreferencedSince: since,
  };
  const hashes = ["a", "b", "c"].map((letter) => letter.repeat(64));
  await shop.db
    .insertInto("media")
    .values(hashes.map((hash) => ({ ...row, hash, bytes: 1, blur: "", color: "#000000" })))
    .execute();
  await failRows(shop, "delete on media", `old.hash = '${hashes[1]}'`);
  shop.clock.advance({ days: 31 });
  expect(await deleteUnreferencedMedia(shop)).toBe(2);
  expect(await shop.db.selectFrom("media").select("hash").execute()).toEqual([{ hash: hashes[1] }]);
});

test("a person whose mail cannot be written keeps nobody else from the notice and the summary", async () => {
  const { shop } = await mailingShop();
  for (const email of PEOPLE) await addPerson(shop, { email });
  await failRows(shop, "insert on outgoing_mails", BROKEN);
  await addInquiry(shop);
  // The index of the search lacks it.
  await addPiece(shop);
  await shop.db.deleteFrom("outgoingMails").execute();
  // A Monday morning after the week of the inquiry.
  shop.clock.set("2026-11-23T15:00:00.000Z");
  expect((await sendHealthNotice(shop)).length).toBeGreaterThan(0);
  expect(await recipients(shop)).toEqual(["ada@example.com", "cleo@example.com"]);
  await shop.db.deleteFrom("outgoingMails").execute();
  expect(await sendWeeklySummaries(shop)).toBe(2);
  expect(await recipients(shop)).toEqual(["ada@example.com", "cleo@example.com"]);
});
