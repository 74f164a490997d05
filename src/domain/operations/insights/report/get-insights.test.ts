import { expect, test } from "vitest";
import type { CountKind } from "#contract/operations/insights.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { addRedirect } from "../../../catalogue/redirects/add-redirect.ts";
import { setSearchAnswer } from "../../../catalogue/search-answers/set-search-answer.ts";
import { rebuildIndex } from "../../../infrastructure/search/rebuild/rebuild-index.ts";
import { dismissFinding } from "../dismiss-finding.ts";
import { exportInsights } from "./export-insights.ts";
import { getInsights } from "./get-insights.ts";
import { listPieceNumbers } from "./list-piece-numbers.ts";

const addCounts = (shop: TestShop, rows: [string, CountKind, string, number][]) =>
  shop.db
    .insertInto("visitCounts")
    .values(rows.map(([period, kind, subject, count]) => ({ period, kind, subject, count })))
    .execute();

test("a shop without visits has nothing to tell, and this month to tell it of", async () => {
  const shop = await testShop();
  expect(await getInsights(shop)).toEqual({
    from: "2026-11-01",
    to: "2026-11-20",
    since: null,
    visits: 0,
    views: 0,
    inquiries: 0,
    newInquiries: 0,
    before: null,
    days: [],
    letters: [],
    devices: { phone: 0, computer: 0 },
    pieces: [],
    collections: [],
    pages: [],
    searches: [],
    answers: [],
    missing: [],
    sources: [],
  });
});

test("adds up a month and compares it with the same days of the one before", async () => {
  const shop = await testShop();
  const piece = await addPiece(shop, { name: "Sapphire Solitaire" });
  const { id } = await addCollection(shop, "Ferns");
  await addCounts(shop, [
    ["2026-10-01", "visits", "", 10],
    ["2026-10-01", "piece", String(piece), 4],
    ["2026-10-20", "visits", "", 5],
    ["2026-10-21", "visits", "", 100],
    ["2026-11-02", "visits", "", 12],
    ["2026-11-02", "page", "/", 20],
    ["2026-11-02", "piece", String(piece), 8],
    ["2026-11-02", "piece", "999", 3],
    ["2026-11-02", "keep", String(piece), 2],
    ["2026-11-03", "visits", "", 9],
    ["2026-11-03", "collection", String(id), 6],
    ["2026-11-03", "source", "google.com", 7],
    ["2026-11-03", "device", "phone", 8],
    ["2026-11-03", "device", "computer", 2],
  ]);
  await addInquiry(shop, { productIds: [piece] });
  const insights = await getInsights(shop);
  expect(insights).toMatchObject({
    since: "2026-10-01",
    visits: 21,
    views: 37,
    inquiries: 1,
    newInquiries: 1,
    before: { from: "2026-10-01", to: "2026-10-20", visits: 15, views: 4, inquiries: 0 },
    days: [
      { day: "2026-11-02", visits: 12, views: 31 },
      { day: "2026-11-03", visits: 9, views: 6 },
    ],
    devices: { phone: 8, computer: 2 },
    collections: [{ name: "Ferns", path: "/collections/ferns", count: 6 }],
    pages: [{ path: "/", count: 20 }],
    sources: [{ source: "google.com", count: 7 }],
  });
  expect(insights.pieces).toMatchObject([
    {
      productId: piece,
      name: "Sapphire Solitaire",
      views: 8,
      keeps: 2,
      inquiries: 1,
      viewsBefore: 4,
    },
  ]);
  expect(await getInsights(shop, { from: "2026-10-01", to: "2026-10-31" })).toMatchObject({
    visits: 115,
    before: null,
  });
});

test("reads months that are kept as such", async () => {
  const shop = await testShop();
  await addCounts(shop, [
    ["2024-09", "visits", "", 40],
    ["2024-10", "visits", "", 50],
  ]);
  expect(await getInsights(shop, { from: "2024-10-01", to: "2024-10-31" })).toMatchObject({
    visits: 50,
    since: "2024-09-01",
    days: [],
    before: { from: "2024-09-01", to: "2024-09-30", visits: 40 },
  });
});

test("refuses days in the wrong order", async () => {
  const shop = await testShop();
  await expect(getInsights(shop, { from: "2026-11-02", to: "2026-11-01" })).rejects.toThrow(
    "The first day is after the last.",
  );
});

test("offers pages for a missing one, until it redirects or is dismissed", async () => {
  const shop = await testShop();
  const oval = await addPiece(shop, { name: "Oval Ring" });
  const band = await addPiece(shop, { name: "Hammered Band" });
  await rebuildIndex(shop);
  await addCounts(shop, [
    ["2026-11-02", "missing", "/product/ring-oval", 12],
    ["2026-11-02", "missing", "/bands/mokume.html", 5],
    ["2026-11-02", "missing", "/%E0%A4%A", 1],
    ["2026-11-02", "search", "cufflinks", 11],
    ["2026-11-03", "search", "repair", 4],
  ]);
  const { missing, searches } = await getInsights(shop);
  expect(missing).toEqual([
    {
      path: "/product/ring-oval",
      count: 12,
      targets: [{ path: `/products/${oval}`, title: "Oval Ring" }],
    },
    {
      path: "/bands/mokume.html",
      count: 5,
      targets: [{ path: `/products/${band}`, title: "Hammered Band" }],
    },
    { path: "/%E0%A4%A", count: 1, targets: [] },
  ]);
  expect(searches.map(({ text }) => text)).toEqual(["cufflinks", "repair"]);

  await addRedirect(shop, { from: "/product/ring-oval", to: `/products/${oval}` }, "ada");
  const search = { kind: "search", subject: "cufflinks" } as const;
  await dismissFinding(shop, { ...search, dismissed: true }, "ada");
  await dismissFinding(shop, { ...search, dismissed: true }, "ada");
  const later = await getInsights(shop);
  expect(later.missing.map(({ path }) => path)).toEqual(["/bands/mokume.html", "/%E0%A4%A"]);
  expect(later.searches).toEqual([{ text: "repair", count: 4, suggestions: [] }]);
  await dismissFinding(shop, { ...search, dismissed: false }, "ada");
  expect((await getInsights(shop)).searches).toHaveLength(2);
  await setSearchAnswer(shop, { search: "repair", path: "/about" }, "ada");
  const answered = await getInsights(shop);
  expect(answered.searches.map(({ text }) => text)).toEqual(["cufflinks"]);
  expect(answered.answers).toEqual([{ search: "repair", path: "/about" }]);
});

test("lists pieces with inquiries alone, too", async () => {
  const shop = await testShop();
  const [viewed, asked] = [await addPiece(shop), await addPiece(shop)];
  await addCounts(shop, [["2026-11-02", "piece", String(viewed), 3]]);
  await addInquiry(shop, { productIds: [asked] });
  expect(await listPieceNumbers(shop)).toEqual([
    { productId: viewed, views: 3, keeps: 0, inquiries: 0 },
    { productId: asked, views: 0, keeps: 0, inquiries: 1 },
  ]);
});

test("exports all counts, with names, and nothing that a spreadsheet runs", async () => {
  const shop = await testShop();
  const piece = await addPiece(shop, { name: "=Ring" });
  const { id } = await addCollection(shop, "Ferns");
  await addCounts(shop, [
    ["2024-10", "visits", "", 40],
    ["2026-11-02", "collection", String(id), 2],
    ["2026-11-02", "piece", String(piece), 3],
    ["2026-11-02", "search", "=cmd|' /c calc'!a1", 1],
  ]);
  const parts: Uint8Array[] = [];
  for await (const part of exportInsights(shop)) parts.push(part);
  const lines = Buffer.concat(parts).toString("utf8").split("\r\n");
  expect(lines).toEqual([
    "\uFEFFPeriod,What,Which,Name,Count",
    "2024-10,visits,,,40",
    `2026-11-02,collection,${id},Ferns,2`,
    `2026-11-02,piece,${piece},'=Ring,3`,
    "2026-11-02,search,'=cmd|' /c calc'!a1,,1",
    "",
  ]);
});
