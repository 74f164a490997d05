import { expect, test } from "vitest";
import type { CountKind } from "#contract/operations/insights.ts";
import { addPerson } from "#tests/support/add-person.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { chooseDeskMails } from "../../access/desk-mails/choose-desk-mails.ts";
import { setShopState } from "../../infrastructure/settings/set-shop-state.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { changeOrderStatus } from "../../sales/orders/change-order-status.ts";
import { recordOrder } from "../../sales/orders/record-order.ts";
import { sendWeeklySummaries } from "./send-weekly-summaries.ts";
import { deliverDueMails } from "../../newsletter/deliver-due-mails.ts";

/** Monday in Staunton, seven in the morning. */
const MONDAY = "2026-11-23T12:00:00.000Z";

const addCounts = (shop: TestShop, rows: [string, CountKind, string, number][]) =>
  shop.db
    .insertInto("visitCounts")
    .values(rows.map(([period, kind, subject, count]) => ({ period, kind, subject, count })))
    .execute();

const addVisits = (shop: TestShop, day: string) => addCounts(shop, [[day, "visits", "", 8]]);

/** A shop with somebody who wants the summary, and what it sent. */
async function shopOfRuth() {
  const { shop, sent } = await mailingShop();
  const id = await addPerson(shop, { email: "ruth@example.com" });
  const deliver = async () => {
    await deliverDueMails(shop);
    return sent.filter(({ subject }) => subject.startsWith("Your week"));
  };
  return { shop, id, deliver };
}

test("tells on Monday what happened from Monday to Sunday, and names no customer", async () => {
  const { shop, deliver } = await shopOfRuth();
  const piece = await addPiece(shop, { name: "Sapphire Solitaire", stock: 3 });
  shop.clock.set("2026-11-16T04:59:00.000Z");
  await recordOrder(shop, newOrder([{ productId: piece, quantity: 1 }]), "admin");
  shop.clock.set("2026-11-16T05:00:00.000Z");
  await recordOrder(
    shop,
    newOrder([{ productId: piece, quantity: 1, price: "2180.00" }], { dueDate: "2026-11-29" }),
    "admin",
  );
  const canceled = newOrder([{ productId: piece, quantity: 1 }], { dueDate: "2026-11-24" });
  const { id } = await recordOrder(shop, canceled, "admin");
  await changeOrderStatus(shop, id, "cancelled", "admin");
  await addInquiry(shop, { productIds: [piece] });
  await addCounts(shop, [
    ["2026-11-09", "visits", "", 10],
    ["2026-11-15", "visits", "", 20],
    ["2026-11-16", "visits", "", 40],
    ["2026-11-22", "visits", "", 11],
    ["2026-11-23", "visits", "", 500],
    ["2026-11-22", "piece", String(piece), 7],
  ]);
  shop.clock.set(MONDAY);
  expect(await sendWeeklySummaries(shop)).toBe(1);
  const [mail, ...others] = await deliver();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: "ruth@example.com",
    subject: "Your week: 51 visits, 1 inquiry, 1 order",
    unsubscribeUrl: expect.stringMatching(/\/unsubscribe\/summary-/) as string,
  });
  const text = mail?.text ?? "";
  expect(text).toContain("Looked at:\n  51 visits, 21 more than the week before.\n");
  expect(text).toContain("Sapphire Solitaire: 7 views");
  expect(text).toContain("Asked:\n  1 inquiry.\n  1 waits for your answer.");
  expect(text).toContain("Sold:\n  1 order, $2,180.00 in all.\n  Sapphire Solitaire");
  expect(text).toMatch(/Due: Sunday, November 29: order \d+, Sapphire Solitaire/);
  expect(text).toContain("To do first: 1 person waits for your answer.");
  expect(text).toContain("Answer inquiries: http://localhost:3000/admin/inquiries");
  for (const name of ["Ada", "Byron", "Ana", "Lima", "@example.com"]) {
    expect([name, `${text}${mail?.html}${mail?.subject}`.includes(name)]).toEqual([name, false]);
  }
});

test("once a person and week, however many processes run, and however often", async () => {
  const { shop, deliver } = await shopOfRuth();
  await addPerson(shop, { email: "ada@example.com" });
  await addPerson(shop, { email: "no@example.com", wantsWeeklySummary: false });
  await addPerson(shop, { email: null });
  await addVisits(shop, "2026-11-20");
  shop.clock.set(MONDAY);
  await Promise.all([1, 2, 3].map(() => sendWeeklySummaries(shop)));
  shop.clock.advance({ hours: 16 });
  expect(await sendWeeklySummaries(shop)).toBe(0);
  expect((await deliver()).map(({ to }) => to).toSorted()).toEqual([
    "ada@example.com",
    "ruth@example.com",
  ]);
  shop.clock.advance({ days: 6 });
  await addVisits(shop, "2026-11-25");
  shop.clock.set("2026-11-30T12:00:00.000Z");
  expect(await sendWeeklySummaries(shop)).toBe(2);
});

test.each([
  ["America/New_York", "2026-11-23T11:59:00.000Z", 0],
  ["America/New_York", "2026-11-23T12:00:00.000Z", 1],
  ["America/New_York", "2026-11-24T04:59:00.000Z", 1],
  ["America/New_York", "2026-11-24T05:00:00.000Z", 0],
  // Daylight saving time ended the day before, and began the day before.
  ["America/New_York", "2026-11-02T12:00:00.000Z", 1],
  ["America/New_York", "2026-11-02T11:59:00.000Z", 0],
  ["America/New_York", "2026-03-09T11:00:00.000Z", 1],
  ["America/New_York", "2026-03-09T10:59:00.000Z", 0],
  ["Pacific/Auckland", "2026-11-22T18:00:00.000Z", 1],
  ["Pacific/Auckland", "2026-11-22T17:59:00.000Z", 0],
])("in %s at %s it sends %i", async (timeZone, now, count) => {
  const { shop } = await shopOfRuth();
  await updateSettings(shop, { timeZone }, null);
  for (const day of ["2026-03-05", "2026-10-28", "2026-11-20"]) await addVisits(shop, day);
  shop.clock.set(now);
  expect(await sendWeeklySummaries(shop)).toBe(count);
});

test("counts the hour that daylight saving time repeats on a Sunday", async () => {
  const { shop, deliver } = await shopOfRuth();
  const piece = await addPiece(shop, { stock: 2 });
  // The last hour of October 26 to November 1 in New York, and the first after it.
  shop.clock.set("2026-11-02T04:59:00.000Z");
  await recordOrder(shop, newOrder([{ productId: piece, quantity: 1 }]), "admin");
  shop.clock.set("2026-11-02T05:00:00.000Z");
  await recordOrder(shop, newOrder([{ productId: piece, quantity: 1 }]), "admin");
  shop.clock.set("2026-11-02T12:00:00.000Z");
  await sendWeeklySummaries(shop);
  expect((await deliver())[0]?.subject).toBe("Your week: 0 visits, 0 inquiries, 1 order");
});

test("sends none of an empty week, of a closed shop, and where it is off or mail is", async () => {
  const { shop, id, deliver } = await shopOfRuth();
  shop.clock.set(MONDAY);
  expect(await sendWeeklySummaries(shop)).toBe(0);
  await addVisits(shop, "2026-11-20");
  await setShopState(shop, { isOpen: false }, "admin");
  expect(await sendWeeklySummaries(shop)).toBe(0);
  await setShopState(shop, { isOpen: true }, "admin");
  await chooseDeskMails(shop, id, { summary: false });
  expect(await sendWeeklySummaries(shop)).toBe(0);
  await chooseDeskMails(shop, id, { summary: true });
  const { mail } = shop;
  shop.mail = null;
  expect(await sendWeeklySummaries(shop)).toBe(0);
  shop.mail = mail;
  expect(await sendWeeklySummaries(shop)).toBe(1);
  expect(await deliver()).toHaveLength(1);
});

test.each([
  ["a late order", "order", /Order \d+ is late: Moon pendant\./],
  ["a piece without photos", "photo", /1 piece has no photo yet\./],
  ["a search", "search", /11 people searched for “cufflinks” and found nothing\./],
  ["a missing page", "missing", /12 people looked for \/ring-oval, which leads nowhere\./],
])("the one thing to do: %s", async (_, what, sentence) => {
  const { shop, deliver } = await shopOfRuth();
  await addCounts(shop, [
    ["2026-11-20", "search", "cufflinks", what === "search" ? 11 : 2],
    ["2026-11-20", "missing", "/ring-oval", what === "missing" ? 12 : 2],
  ]);
  await addVisits(shop, "2026-11-20");
  if (what === "order") {
    const productId = await addPiece(shop);
    const order = newOrder([{ productId, quantity: 1 }], { dueDate: "2026-11-21" });
    await recordOrder(shop, order, "admin");
  }
  if (what === "photo") {
    await shop.db
      .insertInto("importQueue")
      .values({ productName: "Ring", status: "pending_photos" })
      .execute();
  }
  shop.clock.set(MONDAY);
  await sendWeeklySummaries(shop);
  expect((await deliver())[0]?.text).toMatch(sentence);
});

test("a problem of the shop's health comes first", async () => {
  const { shop, deliver } = await shopOfRuth();
  await addVisits(shop, "2026-11-20");
  await addInquiry(shop);
  await shop.db
    .insertInto("healthProblems")
    .values({ name: "Backups", state: "failed", sentence: "No backup was made.", wasWell: true })
    .execute();
  shop.clock.set(MONDAY);
  await sendWeeklySummaries(shop);
  expect((await deliver())[0]?.text).toContain("To do first: Backups: No backup was made.");
});

test("a shop without people sends none", async () => {
  const shop = await testShop({ now: MONDAY });
  expect(await sendWeeklySummaries(shop)).toBe(0);
});
