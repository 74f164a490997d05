import { expect, test } from "vitest";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";

test("a product is there when it or one of its variations is in stock", async () => {
  const rows = [
    ["variable", "A", "0", ""],
    ["variation", "A-6", "0", "A"],
    ["variation", "A-7", "0", "A"],
    ["variable", "B", "0", ""],
    ["variation", "B-6", "0", "B"],
    ["variation", "B-7", "1", "B"],
    ["variable", "C", "1", ""],
    ["variation", "C-6", "0", "C"],
  ].map(([type, sku, inStock, parent]) => `${type},${sku},Ring ${sku},1,${inStock},80,${parent}`);
  const header = "Type,SKU,Name,Published,In stock?,Regular price,Parent";
  const { pieces } = await readCsvPieces([header, ...rows].join("\n"));
  expect(Object.values(pieces)).toMatchObject([
    { name: "Ring A", stock: 0 },
    { name: "Ring B", stock: 1 },
    { name: "Ring C", stock: 1 },
  ]);
});
