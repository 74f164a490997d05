import { expect, test } from "vitest";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";

const mapping = { Name: "name", Price: "price", State: "active" } as const;
const csv = [
  "Name,Price,State",
  "Ember,40,en el taller",
  "Ash,41,EN EL TALLER",
  "Coal,42,activo",
  "Soot,43,vendido",
  "Tar,44,?!",
].join("\n");

const visible = async (shop: TestShop) =>
  Object.fromEntries(
    (await listAllPieces(shop)).map(({ name, isActive, availability }) => [
      name,
      isActive ? availability : "hidden",
    ]),
  );

test("asks once what unknown words for the state mean, with the values found", async () => {
  const shop = await testShop();
  const preview = await importSpreadsheetFile(shop, csv, { dryRun: true, mapping });
  expect(preview.questions.states?.rows).toMatchObject([
    { key: "en el taller", label: "“en el taller”", about: "2 pieces", answer: null },
    { key: "?!", about: "1 piece", answer: null },
  ]);
  expect(preview.report.notes).toContainEqual({
    name: "Ember",
    where: "Row 2",
    note: "We don’t know what “en el taller” means, so it’s hidden.",
  });
  const answers = { states: { "en el taller": "listed", "?!": "sold" } } as const;
  const answered = await importSpreadsheetFile(shop, csv, { dryRun: true, mapping, answers });
  expect(answered.questions.states?.rows?.[0]).toMatchObject({
    about: "2 pieces",
    answer: "listed",
  });
  expect(answered.report.notes).toEqual([]);
  await importSpreadsheetFile(shop, csv, { mapping, answers });
  expect(await visible(shop)).toEqual({
    Ember: "available",
    Ash: "available",
    Coal: "available",
    Soot: "sold",
    Tar: "sold",
  });
});

test("applies the answers of earlier imports, which can be changed, and those of no preview", async () => {
  const shop = await testShop();
  const answers = { states: { "en el taller": "listed" } } as const;
  await importSpreadsheetFile(shop, csv, { dryRun: true, mapping, answers });
  expect(
    (await importSpreadsheetFile(shop, csv, { dryRun: true, mapping })).questions,
  ).toMatchObject({ states: { rows: [{ answer: null }, { answer: null }] } });
  await importSpreadsheetFile(shop, csv, { mapping, answers });
  const again = await importSpreadsheetFile(shop, csv, { dryRun: true, mapping });
  expect(again.questions.states?.rows?.map(({ answer }) => answer)).toEqual(["listed", null]);
  expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 5 });
  const changed = { states: { "EN EL TALLER": "hidden" } } as const;
  await importSpreadsheetFile(shop, csv, { mapping, answers: changed });
  expect(await visible(shop)).toMatchObject({ Ember: "hidden", Ash: "hidden", Coal: "available" });
});

test("remembers the answer to a word that is longer than an answer may be", async () => {
  const shop = await testShop();
  const word = `en el taller ${"y ".repeat(150)}`;
  const long = `Name,Price,State\nEmber,40,${word}`;
  const preview = await importSpreadsheetFile(shop, long, { dryRun: true, mapping });
  const asked = preview.questions.states?.rows?.[0]?.key ?? "";
  await importSpreadsheetFile(shop, long, { mapping, answers: { states: { [asked]: "listed" } } });
  expect(await visible(shop)).toEqual({ Ember: "available" });
  const again = await importSpreadsheetFile(shop, long, { dryRun: true, mapping });
  expect(again.questions.states?.rows).toMatchObject([{ answer: "listed" }]);
});

test("hides pieces in an unknown state until the question is answered", async () => {
  const shop = await testShop();
  await importSpreadsheetFile(shop, csv, { mapping });
  expect(await visible(shop)).toMatchObject({ Ember: "hidden", Coal: "available", Tar: "hidden" });
});
