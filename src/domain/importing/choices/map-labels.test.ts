import { expect, test } from "vitest";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { runImport } from "../imports/run-import.ts";

const RINGS = 12;
const PINS = 11;
const mapping = { Name: "name", Category: "category", Tags: "tags" } as const;
const csv = [
  "Name;Category;Tags",
  "Ember;Rings > Engagement;Gold | Sale",
  "Ash;Home > Fibulae;null",
  'Coal;Uncategorized;"Opal &amp; jade"',
  "Soot;RINGS > engagement;N/A | Gold",
].join("\n");

const placesOf = async (shop: TestShop) => {
  const names = new Map((await listTags(shop)).map(({ id, name }) => [id, name]));
  return Object.fromEntries(
    (await listAllPieces(shop)).map(({ name, categoryId, tagIds }) => [
      name,
      [categoryId, ...tagIds.map((id) => names.get(id))],
    ]),
  );
};

test("asks where unknown categories belong, and proposes to leave out words of a menu", async () => {
  const shop = await testShop();
  const { questions, report } = await importSpreadsheetFile(shop, csv, { dryRun: true, mapping });
  expect(questions.labels?.rows).toMatchObject([
    { key: "Engagement", about: "2 pieces", answer: null },
    { key: "Sale", about: "1 piece", answer: "leave-out" },
    { key: "Home", answer: "leave-out" },
    { key: "Fibulae", answer: null },
    { key: "Uncategorized", answer: "leave-out" },
  ]);
  expect(questions.labels?.options).toContainEqual({
    value: `category:${RINGS}`,
    label: "Category Rings",
  });
  expect(report.notes.map(({ note }) => note)).toContain(
    "You have no category “Fibulae”, so it has none.",
  );
});

test("maps names once to categories and tags, and applies that to later imports", async () => {
  const shop = await testShop();
  const labels = { Engagement: "tag", fibulae: `category:${PINS}`, Sale: "tag" } as const;
  await importSpreadsheetFile(shop, csv, { mapping, answers: { labels } });
  expect(await placesOf(shop)).toEqual({
    Ember: [RINGS, "Engagement", "Gold", "Sale"],
    Ash: [PINS],
    Coal: [null, "Opal & jade"],
    Soot: [RINGS, "Engagement", "Gold"],
  });
  const again = await importSpreadsheetFile(shop, csv, { mapping });
  expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 4 });
  expect(again.questions.labels?.rows?.map(({ answer }) => answer)).toEqual([
    "tag",
    "tag",
    "leave-out",
    `category:${PINS}`,
    "leave-out",
  ]);
});

test("leaves unanswered names out, and menu words among tags", async () => {
  const shop = await testShop();
  await importSpreadsheetFile(shop, csv, { mapping });
  expect(await placesOf(shop)).toMatchObject({
    Ember: [RINGS, "Gold"],
    Ash: [null],
    Coal: [null, "Opal & jade"],
  });
});

test("cleans names of HTML and of words for nothing from every source", async () => {
  const shop = await testShop();
  const piece = pieceItem({
    name: "Ring",
    categories: ["null", "Rings &amp; bands", "Rings"],
    tags: [
      { name: "Rose&nbsp;gold", type: null },
      { name: "undefined", type: null },
    ],
  });
  const { notes } = await runImport(shop, testSource([piece]), { by: "ada" });
  expect({ notes, places: await placesOf(shop) }).toEqual({
    notes: [],
    places: { Ring: [RINGS, "Rose gold"] },
  });
});
