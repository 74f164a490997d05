import { expect, onTestFinished, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { PHONE, seenPage } from "#tests/support/seen-page.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import type { Shop } from "../../../shop.ts";
import { deleteEndedSketches } from "../keeping/delete-ended-sketches.ts";
import { openVisitCounter } from "./open-visit-counter.ts";
import { recognizeBrowser } from "./recognize-browser.ts";

/** With salts that give each visitor of these tests a register of their own. */
async function open(shop: Shop) {
  await shop.db
    .insertInto("visitorSketches")
    .values(["2026-11-20", "2026-11-21", "2026-11-22"].map((day) => ({ day, salt: "a" })))
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  const counter = await openVisitCounter(shop);
  onTestFinished(() => counter.close());
  return counter;
}

/** The counts of a day: "piece 3" and how many. */
async function countsOf({ db }: TestShop, period = "2026-11-20") {
  const rows = await db
    .selectFrom("visitCounts")
    .selectAll()
    .where("period", "=", period)
    .execute();
  return Object.fromEntries(
    rows.map(({ kind, subject, count }) => [`${kind} ${subject}`.trim(), count]),
  );
}

test("counts views, visits, sources and devices, and writes only when asked", async () => {
  const shop = await testShop();
  const piece = await addPiece(shop);
  const collection = await addCollection(shop, "Ferns");
  const counter = await open(shop);
  counter.count(seenPage("/", { referer: "https://www.google.com/" }));
  counter.count(seenPage(`/products/${piece}?utm_source=x`));
  counter.count(
    seenPage(`/products/${piece}`, { address: "203.0.113.8", browser: recognizeBrowser(PHONE) }),
  );
  counter.count(seenPage("/collections/ferns"));
  expect(await countsOf(shop)).toEqual({});
  await counter.write();
  expect(await countsOf(shop)).toEqual({
    "page /": 1,
    [`piece ${piece}`]: 2,
    [`collection ${collection.id}`]: 1,
    visits: 2,
    "source google.com": 1,
    "source direct": 1,
    "device computer": 1,
    "device phone": 1,
  });
});

test("two processes add up, and count whoever came to both once", async () => {
  const shop = await testShop();
  const [one, other] = [await open(shop), await open(shop)];
  for (let visitor = 0; visitor < 40; visitor += 1) {
    one.count(seenPage("/", { address: `203.0.113.${visitor}` }));
    other.count(seenPage("/", { address: `203.0.113.${visitor + 20}` }));
  }
  await Promise.all([one.write(), other.write()]);
  expect(await countsOf(shop)).toMatchObject({ "page /": 80, visits: 60 });
  const third = await open(shop);
  third.count(seenPage("/", { address: "203.0.113.1", referer: "https://bing.com/" }));
  await third.write();
  expect(await countsOf(shop)).toMatchObject({ "page /": 81, visits: 60 });
  expect(await countsOf(shop)).not.toHaveProperty("source bing.com");
});

test("stores no address, and forgets who came when the day is over", async () => {
  const shop = await testShop({ now: "2026-11-21T04:30:00.000Z" });
  const counter = await open(shop);
  counter.count(seenPage("/"));
  // Half an hour later it is the 21st in New York.
  shop.clock.advance({ minutes: 40 });
  counter.count(seenPage("/"));
  await counter.write();
  expect(await countsOf(shop)).toMatchObject({ "page /": 1, visits: 1 });
  expect(await countsOf(shop, "2026-11-21")).toMatchObject({ "page /": 1, visits: 1 });
  const stored = JSON.stringify([
    await shop.db.selectFrom("visitCounts").selectAll().execute(),
    await shop.db.selectFrom("visitorSketches").selectAll().execute(),
  ]);
  expect(stored).not.toContain("203.0.113");
  expect(stored).not.toContain("Mozilla");
  await deleteEndedSketches(shop);
  const days = await shop.db.selectFrom("visitorSketches").select("day").orderBy("day").execute();
  expect(days.map(({ day }) => day)).toEqual(["2026-11-21", "2026-11-22"]);
});

test("a visitor who asks not to be tracked is a view, and no visit", async () => {
  const shop = await testShop();
  const counter = await open(shop);
  counter.count(seenPage("/", { isPrivate: true, referer: "https://google.com/" }));
  await counter.write();
  expect(await countsOf(shop)).toEqual({ "page /": 1 });
});

test("counts a search, a missing page and a shortlist once a visitor", async () => {
  const shop = await testShop();
  const piece = await addPiece(shop);
  const counter = await open(shop);
  for (const address of ["203.0.113.7", "203.0.113.7", "203.0.113.8"]) {
    counter.count(seenPage("/products?search=cufflinks", { outcome: "no-results", address }));
    counter.count(seenPage("/ring-oval", { outcome: "missing", address }));
    counter.count(seenPage(`/shortlist?pieces=${piece},999`, { address }));
  }
  await counter.write();
  expect(await countsOf(shop)).toMatchObject({
    "search cufflinks": 2,
    "missing /ring-oval": 2,
    [`keep ${piece}`]: 2,
    "page /products": 3,
    visits: 2,
  });
  expect(await countsOf(shop)).not.toHaveProperty("keep 999");
});

test("leaves out pieces and collections that do not exist", async () => {
  const shop = await testShop();
  const counter = await open(shop);
  for (const target of ["/products/999", "/collections/none"]) counter.count(seenPage(target));
  await counter.write();
  const counts = await countsOf(shop);
  expect(Object.keys(counts).toSorted()).toEqual(["device computer", "source direct", "visits"]);
});

test("takes no more than so many addresses a day, whoever makes them up", async () => {
  const shop = await testShop();
  const counter = await open(shop);
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 300; index += 1) {
      const address = `198.51.${round}.${index % 250}`;
      const number = round * 300 + index;
      counter.count(seenPage(`/made-up-${number}`, { outcome: "missing", address }));
      const target = `/products?search=made-up-${number}`;
      counter.count(seenPage(target, { outcome: "no-results", address }));
      const other = `10.${round}.${index % 250}.${index}`;
      counter.count(seenPage("/", { address: other, referer: `https://s${number}.example/` }));
      counter.count(seenPage(`/pages/made-up-${number}`, { address }));
    }
    await counter.write();
  }
  const rows = await shop.db
    .selectFrom("visitCounts")
    .select(({ fn }) => ["kind", fn.countAll<number>().as("subjects")])
    .groupBy("kind")
    .execute();
  const subjects = Object.fromEntries(rows.map((row) => [row.kind, row.subjects]));
  expect(subjects).toMatchObject({ missing: 200, search: 200, page: 50 });
  expect(subjects["source"]).toBeLessThanOrEqual(102);
});

test("ignores a visitor who views more than a person can, for the rest of the day", async () => {
  const shop = await testShop();
  const counter = await open(shop);
  for (let view = 0; view < 500; view += 1) counter.count(seenPage("/"));
  await counter.write();
  counter.count(seenPage("/"));
  await counter.write();
  expect(await countsOf(shop)).toMatchObject({ "page /": 30, visits: 1 });
});

test("counts again what could not be written", async () => {
  const shop = await testShop();
  const failing = { ...shop };
  const counter = await open(failing);
  counter.count(seenPage("/"));
  const { db } = shop;
  Object.defineProperty(failing, "db", {
    configurable: true,
    get: () => {
      throw new Error("The database is away.");
    },
  });
  await expect(counter.write()).rejects.toThrow("The database is away.");
  counter.count(seenPage("/"));
  Object.defineProperty(failing, "db", { value: db });
  await counter.write();
  expect(await countsOf(shop)).toMatchObject({ "page /": 2, visits: 1 });
});
