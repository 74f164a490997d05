import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { orderMail } from "#tests/support/order-mail.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { rebuildIndex } from "../../../infrastructure/search/rebuild/rebuild-index.ts";
import { queueMail } from "../../../infrastructure/mail/outbox/queue-mail.ts";
import { addPerson } from "#tests/support/add-person.ts";
import { checkHealth } from "../check-health.ts";
import { dismissNotice } from "./dismiss-notice.ts";
import { listProblems } from "./list-problems.ts";
import { recordFindings } from "./record-findings.ts";
import { sendHealthNotice } from "./send-health-notice.ts";
import { deliverDueMails } from "../../../newsletter/deliver-due-mails.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-notices-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Nothing fails in it: its first backup is made tonight. */
async function wellShop(): Promise<{ shop: TestShop; sent: { to: string; text: string }[] }> {
  const { shop, sent } = await mailingShop();
  shop.dataDir = dataDir;
  await setUpToday(shop);
  return { shop, sent };
}

/** As if the shop had been set up today: no backup is overdue. */
async function setUpToday(shop: TestShop): Promise<void> {
  await shop.db
    .updateTable("schemaMigrations" as never)
    .set({ appliedAt: shop.now().toISOString() } as never)
    .execute();
}

/** Pieces that the search index lacks. */
const breakSearch = (shop: TestShop) => addPiece(shop);

const onToDoList = async (shop: TestShop) =>
  (await listProblems(shop)).filter(({ isOnToDoList }) => isOnToDoList).map(({ name }) => name);

async function nextDay(shop: TestShop): Promise<void> {
  shop.clock.advance({ days: 1 });
  await setUpToday(shop);
}

test("on a day with nothing there is nothing", async () => {
  const { shop, sent } = await wellShop();
  await addPerson(shop, { email: "ruth@example.com" });
  expect(await sendHealthNotice(shop)).toEqual([]);
  await deliverDueMails(shop);
  expect(sent).toEqual([]);
  expect(await listProblems(shop)).toEqual([]);
});

test("tells once a day, by mail and on the To-Do List, and again after a week", async () => {
  const { shop, sent } = await wellShop();
  await addPerson(shop, { email: "ruth@example.com" });
  await addPerson(shop, { email: "ada@example.com", wantsHealthNotices: false });
  await addPerson(shop, { email: "cleo@example.com", access: "pieces" });
  await breakSearch(shop);
  expect(await sendHealthNotice(shop)).toEqual(["Search"]);
  expect(await sendHealthNotice(shop)).toEqual([]);
  await deliverDueMails(shop);
  expect(sent.map(({ to }) => to)).toEqual(["ruth@example.com"]);
  expect(sent[0]).toMatchObject({
    subject: "Your shop needs you: Search",
    text: expect.stringContaining("Search: Search misses 1 piece or collection.") as string,
    unsubscribeUrl: expect.stringContaining("/unsubscribe/health-") as string,
  });
  expect(sent[0]?.text).toContain("http://localhost:3000/admin/health");
  expect(await onToDoList(shop)).toEqual(["Search"]);
  await dismissNotice(shop, true);
  expect(await onToDoList(shop)).toEqual([]);
  for (let day = 1; day < 7; day += 1) {
    await nextDay(shop);
    expect(await sendHealthNotice(shop)).toEqual([]);
  }
  await nextDay(shop);
  expect(await sendHealthNotice(shop)).toEqual(["Search"]);
  expect(await onToDoList(shop)).toEqual(["Search"]);
});

test("is gone when it is mended, and of a second problem it tells the next day", async () => {
  const { shop } = await wellShop();
  await breakSearch(shop);
  await sendHealthNotice(shop);
  shop.clock.advance({ minutes: 1 });
  await queueMail(shop, orderMail({ to: "ana at example.com" }));
  expect(await sendHealthNotice(shop)).toEqual([]);
  expect((await listProblems(shop)).map(({ name }) => name)).toEqual(["Search", "Email"]);
  await rebuildIndex(shop);
  await nextDay(shop);
  expect(await sendHealthNotice(shop)).toEqual(["Email"]);
  expect(await onToDoList(shop)).toEqual(["Email"]);
});

test("tells nobody before eight in the morning, and the badge knows already", async () => {
  const { shop } = await wellShop();
  shop.clock.set("2026-11-21T12:59:00.000Z");
  await setUpToday(shop);
  await breakSearch(shop);
  expect(await sendHealthNotice(shop)).toEqual([]);
  expect(await listProblems(shop)).toMatchObject([{ name: "Search", isOnToDoList: false }]);
  shop.clock.set("2026-11-21T13:00:00.000Z");
  expect(await sendHealthNotice(shop)).toEqual(["Search"]);
});

test("of several processes one tells", async () => {
  const { shop, sent } = await wellShop();
  await addPerson(shop, { email: "ruth@example.com" });
  await breakSearch(shop);
  const noticed = await Promise.all([1, 2, 3].map(() => sendHealthNotice(shop)));
  expect(noticed.flat()).toEqual(["Search"]);
  await deliverDueMails(shop);
  expect(sent).toHaveLength(1);
});

test("answers what it found where it cannot be stored", async () => {
  const shop = await testShop();
  const errors: string[] = [];
  shop.log.error = (message) => void errors.push(message);
  await shop.db.schema.dropTable("healthProblems").execute();
  const health = await checkHealth({ ...shop, dataDir });
  expect(await recordFindings(shop, health)).toBe(health);
  expect(errors).toEqual([
    "storing the findings of health failed; the badge shows the earlier ones",
  ]);
});
