import { writeOds } from "hucre/ods";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import {
  importSpreadsheetFile,
  listAllPieces,
  startSpreadsheetImport,
} from "#tests/support/import-spreadsheet.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { undoImport } from "../imports/undo-import.ts";
import { writeRefusedRows } from "./write-refused-rows.ts";

const titles = Array.from({ length: 24 }, (_, row) => [row % 2 === 0 ? `Page ${row}` : null]);
const sheets = [
  { name: "Cover", rows: [["Atelier Zoë"], ["Stock book 2026"]] },
  {
    name: "Rings",
    rows: [
      ...titles,
      ["Bezeichnung", "Preis", "Metall"],
      ["Ember", 120, "gold"],
      ["Summe", 120, null],
      ["Ash", 80.5, "silver"],
      ["Totals", 200.5, null],
    ],
    rowDefs: new Map([[27, { hidden: true }]]),
  },
  {
    name: "Pins",
    rows: [
      ["Name", "Price", "Stone"],
      ["Coal", 30, "onyx"],
      ["", 45, "opal"],
      ["Total", 45, "opal"],
    ],
    hidden: true,
  },
];
const workbook = async () => Buffer.from(await writeXlsx({ sheets }));
const mapping = {
  Bezeichnung: "name",
  Preis: "price",
  Metall: "materials",
  Name: "name",
  Price: "price",
  Stone: "materials",
} as const;

test("asks what the columns of all chosen sheets hold, with samples and guesses", async () => {
  const shop = await testShop();
  const asked = await startSpreadsheetImport(shop, await workbook(), { sheets: ["Rings", "Pins"] });
  expect(asked).toMatchObject({
    question: {
      headers: [
        { name: "Bezeichnung", samples: ["Ember", "Ash"], guess: "name" },
        { name: "Preis", guess: "price" },
        { name: "Metall", guess: "materials" },
        { name: "Name", samples: ["Coal", "Total"], guess: "name" },
        { name: "Price", guess: "price" },
        { name: "Stone", guess: "materials" },
      ],
      questions: {
        sheets: {
          options: [
            { value: "Cover", label: "Cover" },
            { value: "Rings", label: "Rings" },
            { value: "Pins", label: "Pins", note: "(hidden in the file)" },
          ],
          answer: ["Rings", "Pins"],
        },
      },
    },
  });
});

test("imports several sheets without titles and totals, says so, and undoes them", async () => {
  const shop = await testShop();
  const about = { sheets: ["Rings", "Pins"], mapping };
  const { report, fileNotes } = await importSpreadsheetFile(shop, await workbook(), about);
  expect(fileNotes).toEqual([
    "Rings: Row 28 is hidden in the file and was read as well.",
    "Rings: Rows 1, 3, 5, 7, 9 and 7 others stand above the headings in row 25 and were left out.",
    "Rings: Rows 27 and 29 are totals and were left out.",
  ]);
  expect(report).toMatchObject({
    imported: 3 + 1,
    failed: [{ where: "Pins, row 3", reason: "There is no name." }],
  });
  const pieces = await listAllPieces(shop);
  expect(pieces.map(({ name, price }) => `${name} ${price}`).toSorted()).toEqual([
    "Ash 80.50",
    "Coal 30.00",
    "Ember 120.00",
    // Beside its price there is a stone: it is a piece, whatever its name.
    "Total 45.00",
  ]);
  let refused = "";
  for await (const part of await writeRefusedRows(shop, report.syncLogId))
    refused += Buffer.from(part).toString();
  expect(refused.slice(1).split("\r\n").slice(0, 2)).toEqual([
    "Bezeichnung,Preis,Metall,Name,Price,Stone,Why",
    ",,,,45,opal,There is no name.",
  ]);
  const again = await importSpreadsheetFile(shop, await workbook(), about);
  expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 4 });
  await undoImport(shop, report.syncLogId, "ada");
  expect(await listAllPieces(shop)).toEqual([]);
});

test("names a chosen sheet that is not there, has no rows or no names", async () => {
  const shop = await testShop();
  const start = async (about: Parameters<typeof startSpreadsheetImport>[2]) =>
    startSpreadsheetImport(shop, await workbook(), about);
  await expect(start({ sheets: ["Brooches"] })).rejects.toThrow("There is no sheet “Brooches”");
  await expect(
    start({ sheets: ["Rings", "Pins"], mapping: { Name: "name" } }),
  ).rejects.toMatchObject({
    issues: [
      { message: expect.stringContaining("column of the sheet “Rings” that holds the names") },
    ],
  });
  const empty = Buffer.from(
    await writeXlsx({ sheets: [...sheets, { name: "Empty", rows: [["Name", "Price"]] }] }),
  );
  await expect(startSpreadsheetImport(shop, empty, { sheets: ["Empty"] })).rejects.toThrow(
    "The sheet “Empty” has headings in row 1, but no row below them.",
  );
});

test("finds headings nobody knows below a title, by their width", async () => {
  const shop = await testShop();
  const csv = "Stock of 2026,,\nZoë,,\nWhat,How much,Of what\nEmber,12,gold\nAsh,8,silver\n";
  expect(await startSpreadsheetImport(shop, csv)).toMatchObject({
    question: {
      headers: [{ name: "What" }, { name: "How much" }, { name: "Of what" }],
      fileNotes: ["Rows 1 and 2 stand above the headings in row 3 and were left out."],
    },
  });
});

test("imports an OpenDocument spreadsheet, and nothing the second time", async () => {
  const shop = await testShop();
  const bytes = Buffer.from(
    await writeOds({
      sheets: [
        {
          name: "Stock",
          rows: [
            ["Name", "Price", "Stock"],
            ["Ember", 120.5, 2],
            ["Total", 120.5, 2],
          ],
        },
      ],
    }),
  );
  const columns = { Name: "name", Price: "price", Stock: "stock" } as const;
  const first = await importSpreadsheetFile(shop, bytes, { mapping: columns });
  expect(first.report).toMatchObject({ imported: 1, refused: 0 });
  expect(first.fileNotes).toEqual(["Row 3 is a total and was left out."]);
  expect(await listAllPieces(shop)).toMatchObject([{ name: "Ember", price: "120.50", stock: 2 }]);
  const second = await importSpreadsheetFile(shop, bytes, { mapping: columns });
  expect(second.report).toMatchObject({ imported: 0, updated: 0, skipped: 1 });
});

test("asks what the columns of a JSON file hold, imports it once and undoes it", async () => {
  const file = [
    { title: "Ember", cost: { amount: 12.5 }, price: 40, photos: [{ url: "none" }] },
    { title: "Ash", price: "30.00" },
  ]
    .map((line) => JSON.stringify(line))
    .join("\n");
  const shop = await testShop();
  const asked = await startSpreadsheetImport(shop, file);
  if (!("question" in asked)) throw new Error("It asks nothing.");
  expect(asked.question.headers.map(({ name, guess }) => [name, guess])).toEqual([
    ["title", "name"],
    ["cost amount", "cost"],
    ["price", "price"],
    ["photos", "images"],
  ]);
  const about = { mapping: { title: "name", price: "price" } } as const;
  const { report } = await importSpreadsheetFile(shop, file, about);
  expect((await listAllPieces(shop)).map(({ name, price }) => [name, price])).toEqual([
    ["Ember", "40.00"],
    ["Ash", "30.00"],
  ]);
  const again = await importSpreadsheetFile(shop, file, about);
  expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 2 });
  await undoImport(shop, report.syncLogId, "ada");
  expect(await listAllPieces(shop)).toEqual([]);
});
