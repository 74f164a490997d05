import { expect, test } from "vitest";
import {
  listAllPieces,
  importSpreadsheetFile,
  startSpreadsheetImport,
} from "#tests/support/import-spreadsheet.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { writeRefusedRows } from "./write-refused-rows.ts";

test("exports refused rows as a file that can be corrected and imported again", async () => {
  const shop = await testShop();
  const csv = [
    "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,SKU",
    "Ember,,40,USD,1,E",
    '\'=Ash,"two\nlines",12O,USD,1,',
    "Coal,,41,USD,1,E",
    ",,1,USD,,",
    "Soot,,42,USD,1,",
  ].join("\r\n");
  const preview = await importSpreadsheetFile(shop, csv, { dryRun: true });
  const { report } = await importSpreadsheetFile(shop, csv);
  expect({ ...report, ...ignored }).toEqual({ ...preview.report, ...ignored });
  expect(report).toMatchObject({
    imported: 3,
    refused: 2,
    failed: [
      { where: "Row 3", name: "=Ash", reason: "“12O” isn’t a price." },
      { where: "Row 5", name: "", reason: "There is no name." },
    ],
  });
  expect((await listAllPieces(shop)).map(({ name }) => name).toSorted()).toEqual([
    "Coal",
    "Ember",
    "Soot",
  ]);
  for (const { syncLogId } of [preview.report, report]) {
    const file = await textOf(await writeRefusedRows(shop, syncLogId));
    expect(file).toBe(
      `\uFEFFTITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,SKU,Why\r\n'=Ash,"two\nlines",12O,USD,1,,“12O” isn’t a price.\r\n,,1,USD,,,There is no name.\r\n`,
    );
  }
  const file = await textOf(await writeRefusedRows(shop, report.syncLogId));
  const mended = file.replace("12O", "120");
  const again = await importSpreadsheetFile(shop, mended);
  expect(again.report).toMatchObject({ imported: 1, refused: 1 });
  expect(await textOf(await writeRefusedRows(shop, again.report.syncLogId))).toBe(
    `\uFEFFTITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,SKU,Why\r\n,,1,USD,,,There is no name.\r\n`,
  );
  const clean = await importSpreadsheetFile(shop, csv.split("\r\n").slice(0, 2).join("\n"));
  await expect(writeRefusedRows(shop, clean.report.syncLogId)).rejects.toMatchObject({
    code: "not-found",
  });
});

const ignored = { syncLogId: 0, dryRun: false, productIds: [], status: "completed" };

async function textOf(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = [];
  for await (const part of parts) read.push(part);
  return Buffer.concat(read).toString();
}

test("leaves a price in another currency to a person", async () => {
  const shop = await testShop();
  const csv = "TITLE,PRICE,CURRENCY_CODE,QUANTITY\nEmber,40,EUR,1\nAsh,40,USD,1\n";
  const { report } = await importSpreadsheetFile(shop, csv);
  expect(report).toMatchObject({ imported: 1, doubtful: 1 });
});

test("asks for a mapping, imports, and changes nothing the second time", async () => {
  const shop = await testShop();
  const csv = "Bezeichnung;Preis;Farbe\nGlutring;1.299,50;rot\nAsche;8;grau\n";
  const asked = await startSpreadsheetImport(shop, csv);
  expect(asked).toMatchObject({
    question: {
      headers: [
        { name: "Farbe", samples: ["rot", "grau"], guess: null },
        { name: "Bezeichnung", samples: ["Glutring", "Asche"], guess: "name" },
        { name: "Preis", samples: ["1.299,50", "8"], guess: "price" },
      ],
      questions: {
        columns: {
          options: expect.arrayContaining([
            {
              value: "name",
              label: "Name",
              missing: "Choose the column that holds the names of the pieces.",
              twice: "Only one column can hold the name.",
            },
            { value: "tags", label: "Tags" },
          ]),
        },
      },
    },
  });
  expect(await listAllPieces(shop)).toEqual([]);
  const mapping = { Bezeichnung: "name", Preis: "price", Farbe: null } as const;
  await importSpreadsheetFile(shop, csv, { mapping });
  expect(
    (await listAllPieces(shop)).map(({ name, price }) => `${name} ${price}`).toSorted(),
  ).toEqual(["Asche 8.00", "Glutring 1299.50"]);
  const { report } = await importSpreadsheetFile(shop, csv, { mapping });
  expect(report).toMatchObject({ imported: 0, updated: 0, skipped: 2 });
});

test("imports files of Shopify and WooCommerce once and redirects their addresses", async () => {
  const shop = await testShop();
  const shopify =
    "Title,URL handle,Type,Price,Status,Published on online store\nEmber,ember-ring,Rings,40,Active,TRUE\nAsh,ash,Pins,41,Draft,TRUE\n";
  expect((await importSpreadsheetFile(shop, shopify)).report).toMatchObject({
    imported: 2,
    refused: 0,
  });
  expect((await importSpreadsheetFile(shop, shopify)).report).toMatchObject({
    imported: 0,
    updated: 0,
    skipped: 2,
  });
  const redirects = await shop.db.selectFrom("redirects").select("fromPath").execute();
  expect(redirects.map(({ fromPath }) => fromPath).toSorted()).toEqual([
    "/products/ash",
    "/products/ember-ring",
  ]);
  const pieces = await listAllPieces(shop);
  expect(pieces.find(({ name }) => name === "Ember")).toMatchObject({
    categoryId: 12,
    isActive: true,
  });
  expect(pieces.find(({ name }) => name === "Ash")).toMatchObject({
    categoryId: 11,
    isActive: false,
  });
});
