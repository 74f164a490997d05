import { expect, test } from "vitest";
import {
  importSpreadsheetFile,
  listAllPieces,
  startSpreadsheetImport,
} from "#tests/support/import-spreadsheet.ts";
import { testShop } from "#tests/support/test-shop.ts";
import type { ColumnMapping } from "#contract/importing/spreadsheets.ts";

const weigh = async (csv: string, weightUnit?: "dwt" | "g") => {
  const shop = await testShop();
  const asked = await startSpreadsheetImport(shop, csv, { dryRun: true });
  // A layout that is known is read at once.
  if ("importRun" in asked) await asked.importRun.done;
  const headers = "question" in asked ? asked.question.headers : [];
  const mapping = Object.fromEntries(
    headers.map(({ name, guess }) => [name, guess]),
  ) as ColumnMapping;
  const { questions } = await importSpreadsheetFile(shop, csv, {
    mapping: headers.length === 0 ? null : mapping,
    answers: { ...(weightUnit && { weightUnit }) },
  });
  return { weights: (await listAllPieces(shop)).map(({ weight }) => weight), questions };
};

test.each([
  ["Name,Price,Weight (dwt)\nEmber,450,4\n", "6.22"],
  ["Name,Price,Weight DWT\nEmber,450,4\n", "6.22"],
  ["Name,Price,Pennyweights\nEmber,450,4\n", "6.22"],
  ["Name,Price,Weight (oz t)\nEmber,450,0.2\n", "6.22"],
  ["Name,Price,Weight in troy oz\nEmber,450,0.2\n", "6.22"],
  ["Name,Price,Weight [grains]\nEmber,450,96\n", "6.22"],
  ["Name,Price,weight_kg\nEmber,450,0.006\n", "6.00"],
  ["Name,Price,Weight (ct)\nEmber,450,30\n", "6.00"],
  ["Name,Price,Weight (lbs)\nEmber,450,0.1\n", "45.36"],
  ["Name,Price,Weight\nEmber,450,4 dwt\n", "6.22"],
  ["Name,Price,Gewicht (g)\nEmber,450,4 dwt\n", "6.22"],
  ["Name,Price,Weight,Weight unit\nEmber,450,4,dwt\n", "6.22"],
  [
    "item_sku,item_name,standard_price,item_weight,item_weight_unit_of_measure\nE,Ember,450,6,GR\n",
    "6.00",
  ],
])("reads the weight of %j in grams", async (csv, weight) => {
  const { weights, questions } = await weigh(csv);
  expect({ weights, asked: questions.weightUnit }).toEqual({ weights: [weight], asked: undefined });
});

test.each([
  ["of a table", "Name,Price,Weight\nEmber,450,4\nAsh,90,\nCoal,30,0\n"],
  ["of a unit nobody knows", "Name,Price,Weight (tola)\nEmber,450,4\n"],
  ["of Wix", "handleId,fieldType,name,price,weight\nember,Product,Ember,450,4\n"],
  [
    "of WooCommerce",
    "Type,Name,Published,In stock?,Regular price,Weight\nsimple,Ember,1,1,450,4\n",
  ],
])("asks for the unit of a weight %s, and takes nothing for grams", async (_, csv) => {
  const { weights, questions } = await weigh(csv);
  expect(questions.weightUnit).toMatchObject({
    help: "1 weight has no unit in this file. Without one they’re left out.",
    about: ["4"],
    answer: null,
  });
  expect(weights[0]).toBeNull();
  const answered = await weigh(csv, "dwt");
  expect(answered.questions.weightUnit).toMatchObject({ answer: "dwt" });
  expect(answered.weights[0]).toBe("6.22");
});

test("counts the weight of each variant once", async () => {
  const page = "https://a.example/ember";
  const rows = [`Ember – size 5,450,4,${page}`, `Ember – size 6,450,5,${page}`];
  const { questions } = await weigh(["Name,Price,Weight,URL", ...rows, ""].join("\n"));
  expect(questions.weightUnit).toMatchObject({
    help: expect.stringMatching(/^2 weights /),
    about: ["4", "5"],
  });
});

test("says which weight is in a unit nobody knows", async () => {
  const shop = await testShop();
  const mapping = { Name: "name", Price: "price", Weight: "weight" } as const;
  const csv = "Name,Price,Weight\nEmber,450,4 tola\n";
  const { report } = await importSpreadsheetFile(shop, csv, { mapping });
  expect(report.notes).toMatchObject([
    { note: "The weight “4 tola” couldn’t be read and was left out." },
  ]);
});
