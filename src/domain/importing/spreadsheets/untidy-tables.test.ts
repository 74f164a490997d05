import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { hashShop } from "#tests/support/hash-shop.ts";
import {
  importSpreadsheetFile,
  listAllPieces,
  startSpreadsheetImport,
} from "#tests/support/import-spreadsheet.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { emptyTrash } from "../../operations/trash/empty-trash.ts";
import { listImportItems } from "../imports/state/list-import-items.ts";
import { undoImport } from "../imports/undo-import.ts";

async function ask(file: string | Uint8Array) {
  const asked = await startSpreadsheetImport(await testShop(), file);
  if (!("question" in asked)) throw new Error("It asks nothing.");
  return asked.question;
}

const byFirst = ([a]: unknown[], [b]: unknown[]): number => String(a).localeCompare(String(b));

test("reads every row of a table without headings, and undoes it", async () => {
  const csv = "ember.jpg,Ember ring,120.00,1\nash.jpg,Ash pin,80.50,2\ncoal.jpg,Coal stud,45,3\n";
  const question = await ask(csv);
  expect(question.fileNotes).toEqual(["No headings were found, so every row is read as a piece."]);
  expect(question.headers.map(({ name, samples }) => [name, samples[0]])).toEqual([
    ["Column 1", "ember.jpg"],
    ["Column 2", "Ember ring"],
    ["Column 3", "120.00"],
    ["Column 4", "1"],
  ]);
  const shop = await testShop();
  const before = await hashShop(shop);
  const mapping = { "Column 2": "name", "Column 3": "price", "Column 4": "stock" } as const;
  const { report } = await importSpreadsheetFile(shop, csv, { mapping });
  const pieces = await listAllPieces(shop);
  expect(pieces.map(({ name, price, stock }) => [name, price, stock]).toSorted(byFirst)).toEqual([
    ["Ash pin", "80.50", 2],
    ["Coal stud", "45.00", 3],
    ["Ember ring", "120.00", 1],
  ]);
  await undoImport(shop, report.syncLogId, "ada");
  await emptyTrash(shop, null);
  const { importChoices: _, import_choices: __, ...after } = await hashShop(shop);
  expect(before).toMatchObject(after);
});

const MAY_BE_HEADING = "Only its name is filled in. It may be a heading or a note in the table.";

test("asks whether rows with nothing but a name are pieces, where the others have prices", async () => {
  const rows = [
    ["No.", "Product name", "Price", "Metal"],
    ["Rings", null, null, null],
    [1, "Ember", 120, "gold"],
    [2, "Ash", 80, "silver"],
    ["Pins", null, null, null],
    [3, "Coal", 45, "iron"],
    ["Note: prices include the box.", null, null, null],
  ];
  const merges = [1, 4, 6].map((row) => ({ startRow: row, startCol: 0, endRow: row, endCol: 3 }));
  const bytes = await writeXlsx({ sheets: [{ name: "Stock", rows, merges }] });
  const shop = await testShop();
  const mapping = { "Product name": "name", Price: "price", Metal: "materials" } as const;
  const { report } = await importSpreadsheetFile(shop, bytes, { mapping });
  expect(report).toMatchObject({ imported: 3 });
  const { items } = await listImportItems(shop, report.syncLogId);
  const others = items.filter(({ verdict }) => verdict !== "add");
  for (const { verdict, reasons } of others)
    expect([
      ["doubtful", MAY_BE_HEADING],
      ["refuse", "There is no name."],
    ]).toContainEqual([verdict, reasons[0]]);
  expect(others.map(({ where }) => where)).toEqual(["Row 2", "Row 5", "Row 7"]);
});

test("takes a list of names for one whose prices are still to come", async () => {
  const shop = await testShop();
  const mapping = { Name: "name", Price: "price" } as const;
  const csv = "Name,Price\nEmber,\nAsh,\nCoal,45\n";
  const { report } = await importSpreadsheetFile(shop, csv, { mapping });
  expect(report).toMatchObject({ imported: 3, doubtful: 0 });
});

test("reads a dash as nothing, and says which photos it could not read", async () => {
  const shop = await testShop();
  const mapping = {
    Name: "name",
    Price: "price",
    Metal: "materials",
    Gem: "materials",
    Size: "dimensions",
    SKU: "sku",
    Photo: "images",
  } as const;
  const csv = [
    "Name,Price,Metal,Gem,Size,SKU,Photo",
    "Ember,120,gold,-,–,-,click for the photo",
    "Ash,80,silver,n/a,12 mm,-,none",
    "Coal,45,-,-,-,C-1,coal-front",
  ].join("\n");
  const { report, questions } = await importSpreadsheetFile(shop, csv, { mapping });
  const pieces = await listAllPieces(shop);
  expect(
    pieces
      .map(({ name, materials, dimensions, sku }) => [name, materials, dimensions, sku])
      .toSorted(byFirst),
  ).toEqual([
    ["Ash", "silver", "12 mm", null],
    ["Coal", null, null, "C-1"],
    ["Ember", "gold", null, null],
  ]);
  expect(report.notes.map(({ name, note }) => `${name}: ${note}`)).toEqual([
    "Ember: No photo could be read from “click for the photo”.",
  ]);
  expect(questions.pictureFiles).toMatchObject({
    names: ["coal-front"],
    help: expect.stringMatching(/^1 piece has only/),
  });
});

test("reads rows with other line breaks than the first", async () => {
  const csv = 'Name,Price,Text\r\nEmber,120,one\nAsh,80,two\r\nCoal,45,"three\nfour"\r\n';
  const question = await ask(csv);
  expect(question.headers.map(({ samples }) => samples)).toEqual([
    ["Ember", "Ash", "Coal"],
    ["120", "80", "45"],
    ["one", "two", "three\nfour"],
  ]);
});

test("joins long headings that are merged over two rows with those below them", async () => {
  const group = "Product name (with its size and characteristics)";
  const rows = [
    [group, null, "Number", "Price"],
    [null, "Brand", null, "EUR"],
    ["Ember ring", "Own", "E-1", 120],
    ["Ash pin", "Own", "A-1", 80],
  ];
  const merges = [0, 2].map((col) => ({ startRow: 0, startCol: col, endRow: 1, endCol: col }));
  const question = await ask(await writeXlsx({ sheets: [{ name: "Stock", rows, merges }] }));
  expect(question.headers.map(({ name, samples }) => [name, samples[0]])).toEqual([
    ["Brand", "Own"],
    [group, "Ember ring"],
    ["Number", "E-1"],
    ["Price EUR", "120"],
  ]);
});

test("does not take the highest price for a regular one, nor a state for a number", async () => {
  const question = await ask(
    "Product Name,Starting Price,Max Price,MRP,Availability\nEmber,120,300,150,in stock\n",
  );
  expect(question.headers.map(({ name, guess }) => [name, guess])).toEqual([
    ["Max Price", null],
    ["Product Name", "name"],
    ["Starting Price", "price"],
    ["MRP", "formerPrice"],
    ["Availability", "stock"],
  ]);
});

test("asks nothing about Etsy's tags, and takes the one that names a category", async () => {
  const csv = [
    "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,SKU",
    'Ember,,120.00,USD,1,"warm_red,rings,gift_for_her",Gold,,E-1',
  ].join("\n");
  const shop = await testShop();
  const { questions } = await importSpreadsheetFile(shop, csv);
  expect(questions.labels).toBeUndefined();
  const [piece] = await listAllPieces(shop);
  expect(piece?.categoryId).not.toBeNull();
});

test("reports a cell that is cut within an emoji", async () => {
  const shop = await testShop();
  const price = `${"9".repeat(58)}💍💍`;
  const file = `Title,URL handle,Price\nEmber,ember,40\nAsh,ash,${price}\n`;
  const { report } = await importSpreadsheetFile(shop, file);
  expect(report).toMatchObject({
    imported: 1,
    failed: [{ name: "Ash", reason: `“${price.slice(0, 58)}…” isn’t a price.` }],
  });
});
