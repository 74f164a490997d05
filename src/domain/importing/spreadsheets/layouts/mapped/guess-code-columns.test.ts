import { expect, test } from "vitest";
import { readCsv } from "../../files/csv/read-csv.ts";
import { openTable } from "../../open-table.ts";

test.each([
  ["Title,Stock #\nEmber,R-101\nAsh,R-102\n", ["name", "sku"]],
  ["Title,Stock #\nEmber,10023\nAsh,10024\n", ["name", "sku"]],
  ["Title,Inventory No.\nEmber,18KYG204\nAsh,18KYG205\n", ["name", "sku"]],
  ["Title,Bestand-Nr.\nEmber,R/101\nAsh,R/102\n", ["name", "sku"]],
  ["ID,Title,Stock #\n1,Ember,R-101\n2,Ash,R-102\n", [null, "name", "sku"]],
  ["SKU,Title,Stock #\nE-1,Ember,R-101\nA-1,Ash,R-102\n", ["sku", "name", null]],
  // Numbers of pieces.
  ["Title,Stock #\nEmber,3\nAsh,1\n", ["name", "stock"]],
  ["Title,Stock #\nEmber,2x\nAsh,3pcs\n", ["name", "stock"]],
  ["Title,Stock\nEmber,100\nAsh,250\n", ["name", "stock"]],
  ["Title,Stock\nEmber,in stock\nAsh,sold out\n", ["name", "stock"]],
  ["Title,Zip Code,Item Page\nEmber,24401,12\n", ["name", null, null]],
  ["Zip Code,Item Page,Price\n24401,12,450\n", [null, null, "price"]],
  ["Title,Details\nEmber,https://old.example/ember\n", ["name", null]],
  ["Title,Description link\nEmber,www.old.example/ember\n", ["name", null]],
  ["Title,Address\nEmber,12 Mill Lane\n", ["name", null]],
  ["Title,Address\nEmber,https://old.example/ember\n", ["name", "address"]],
  ["Title,Handle\nEmber,ember-ring\n", ["name", "address"]],
])("guesses the columns of %j by their values", async (csv, guesses) => {
  const { columns } = await openTable(await readCsv(Buffer.from(csv)), null);
  expect(columns.map(({ guess }) => guess)).toEqual(guesses);
});
