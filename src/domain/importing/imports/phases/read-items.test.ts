import type { QueryResult, RootOperationNode, UnknownRow } from "kysely";
import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";

const HEADER = "TITLE,PRICE,CURRENCY_CODE,QUANTITY,TAGS,IMAGE1,SKU";
const file = (rows: number, price = 40) =>
  [
    HEADER,
    ...Array.from(
      { length: rows },
      (_, row) =>
        `Ring ${row},${price},USD,1,"Series ${row % 3},Fine","https://example.com/${row}.jpg",R-${row}`,
    ),
  ].join("\n");

/** The same shop, and how many queries it was asked. */
function countQueries(shop: TestShop) {
  let count = 0;
  const db = shop.db.withPlugin({
    transformQuery: ({ node }: { node: RootOperationNode }) => {
      count += 1;
      return node;
    },
    transformResult: ({ result }: { result: QueryResult<UnknownRow> }) => Promise.resolve(result),
  });
  return { shop: { ...shop, db }, count: () => count };
}

test("previews with the queries of batches, not of rows, whether pieces are new or known", async () => {
  const plain = await testShop();
  const fresh = countQueries(plain);
  const preview = await importSpreadsheetFile(fresh.shop, file(150), { dryRun: true });
  expect(preview.report).toMatchObject({ imported: 150 });
  expect(fresh.count()).toBeLessThan(100);
  await importSpreadsheetFile(plain, file(150).replaceAll(/"https[^"]*"/g, ""));
  const known = countQueries(plain);
  const changed = file(150, 45).replaceAll(/"https[^"]*"/g, "");
  const again = await importSpreadsheetFile(known.shop, changed, { dryRun: true });
  expect(again.report).toMatchObject({ imported: 0, updated: 150 });
  expect(known.count()).toBeLessThan(100);
});

test("names the first row of the same piece or SKU across batches", async () => {
  const shop = await testShop();
  const rows = [...file(60).split("\n"), "Pin,30,USD,1,,,R-3", "Ring 5,40,USD,1,,,R-5"];
  const { report } = await importSpreadsheetFile(shop, rows.join("\n"), { dryRun: true });
  expect(report).toMatchObject({ imported: 62 });
  expect(report.notes.filter(({ note }) => note.includes("SKU"))).toEqual([
    {
      name: "Pin",
      where: "Row 62",
      note: "Its SKU “R-3” already belongs to Row 5, so it was left out.",
    },
    {
      name: "Ring 5",
      where: "Row 63",
      note: "Its SKU “R-5” already belongs to Row 7, so it was left out.",
    },
  ]);
  expect(report.others).toEqual([{ kind: "tag", added: 4, changed: 0, skipped: 0, refused: 0 }]);
});
