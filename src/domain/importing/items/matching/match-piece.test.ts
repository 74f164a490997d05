import { expect, test } from "vitest";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../../catalogue/products/create-product.ts";
import { runImport } from "../../imports/run-import.ts";

const by = "admin";
const mapping = { Name: "name", SKU: "sku", Price: "price" } as const;
const load = (shop: TestShop, ...rows: string[]) =>
  importSpreadsheetFile(shop, ["Name,SKU,Price", ...rows].join("\n"), { mapping });
const pieces = async (shop: TestShop) =>
  (await listAllPieces(shop))
    .map(({ name, sku, price }) => `${name} ${sku ?? "-"} ${price}`)
    .toSorted();

test("imports rows with the same SKU as different pieces, and changes nothing the next time", async () => {
  const shop = await testShop();
  const rows = ["Ring,X,100", "Pin,X,100", "Ring,X,100"];
  const { report } = await load(shop, ...rows);
  expect(report).toMatchObject({ imported: 3, refused: 0 });
  const left = "Its SKU “X” already belongs to Row 2, so it was left out.";
  expect(report.notes).toMatchObject([
    { name: "Pin", where: "Row 3", note: left },
    { name: "Ring", where: "Row 4", note: left },
  ]);
  expect(await pieces(shop)).toEqual(["Pin - 100.00", "Ring - 100.00", "Ring X 100.00"]);
  for (const again of [rows, rows.toReversed()]) {
    expect((await load(shop, ...again)).report).toMatchObject({ imported: 0, updated: 0 });
  }
});

test("keeps pieces apart that have the same name and different SKUs", async () => {
  const shop = await testShop();
  await createProduct(shop, { name: "Ring", price: 10_000, sku: "A" }, { by: null });
  const { report } = await load(shop, "Ring,B,100");
  expect(report).toMatchObject({ imported: 1, updated: 0 });
  expect(await pieces(shop)).toEqual(["Ring A 100.00", "Ring B 100.00"]);
});

test("does not take a piece of another name for the same one by its SKU", async () => {
  const shop = await testShop();
  await createProduct(shop, { name: "Ring", price: 10_000, sku: "A" }, { by: null });
  const { report } = await load(shop, "Brooch,A,80");
  expect(report).toMatchObject({ imported: 1, updated: 0 });
  expect(report.notes).toMatchObject([
    { note: "Its SKU “A” already belongs to “Ring”, so it was left out." },
  ]);
  expect(await pieces(shop)).toEqual(["Brooch - 80.00", "Ring A 100.00"]);
});

test("updates a piece by SKU and name, and one that the source renamed", async () => {
  const shop = await testShop();
  await createProduct(shop, { name: "Ring", price: 10_000, sku: "A" }, { by: null });
  expect((await load(shop, "RING,A,90")).report).toMatchObject({ imported: 0, updated: 1 });
  const { report } = await load(shop, "Gold ring,A,90");
  expect(report).toMatchObject({ imported: 0, updated: 1 });
  expect(report.notes).toMatchObject([{ note: "It was recognized by its SKU." }]);
  expect(await pieces(shop)).toEqual(["Gold ring A 90.00"]);
});

test("says so when a piece without SKU is recognized by name and price", async () => {
  const shop = await testShop();
  await createProduct(shop, { name: "Ring", price: 10_000, sku: "A" }, { by: null });
  const { report } = await load(shop, "Ring,,100");
  expect(report).toMatchObject({ imported: 0, skipped: 1 });
  expect(report.notes).toMatchObject([
    { note: "A piece here has the same name and price, so it was matched with that one." },
  ]);
  expect((await load(shop, "Ring,,100")).report.notes).toEqual([]);
});

const page = (path: string, name: string, sku: string) =>
  pieceItem({ name, sku, address: `https://old-shop.example/${path}` });

test("recognizes a page by its address before its SKU", async () => {
  const shop = await testShop();
  await runImport(shop, testSource([page("a", "Ring", "X"), page("b", "Pin", "Y")]), { by });
  const swapped = testSource([page("a", "Ring", "Y"), page("b", "Pin", "X")]);
  expect(await runImport(shop, swapped, { by })).toMatchObject({ imported: 0, refused: 0 });
  expect((await listAllPieces(shop)).map(({ name }) => name).toSorted()).toEqual(["Pin", "Ring"]);
});
