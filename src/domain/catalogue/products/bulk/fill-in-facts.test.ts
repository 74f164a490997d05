import { beforeEach, expect, test } from "vitest";
import { bulkProductActionSchema } from "#contract/catalogue/bulk-product-action.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../create-product.ts";
import { getProduct } from "../get-product.ts";
import { changeManyProducts } from "./change-many-products.ts";
import { previewBulkChange } from "./preview-bulk-change.ts";
import { undoBulkChange } from "./undo-bulk-change.ts";

let shop: TestShop;
let ids: number[];
beforeEach(async () => {
  shop = await testShop();
  ids = [];
  for (const piece of [
    { name: "Band", materials: "14k yellow gold; sapphire, 1.2 ct" },
    { name: "Pin", materials: "silver", metals: "fine silver" },
    { name: "Opal Drop", materials: "sterling silver" },
    { name: "Bowl" },
  ]) {
    ids.push((await createProduct(shop, { price: 10_000, ...piece }, { by: null })).id);
  }
});

const action = (areGuessesIncluded: boolean) =>
  bulkProductActionSchema.parse({ ids, action: "facts", areGuessesIncluded });
const read = async () =>
  (await Promise.all(ids.map((id) => getProduct(shop, id, "admin")))).map(({ metals, stones }) => ({
    metals: metals.map(({ alloy }) => alloy),
    stones: stones.map(({ kind }) => kind),
  }));

test("shows what would be filled in, and changes nothing", async () => {
  expect(await previewBulkChange(shop, action(false))).toMatchObject([
    { name: "Band", from: "Empty", to: "14k yellow gold; sapphire, 1.2 ct" },
    { name: "Pin", from: "fine silver", to: null },
    { name: "Opal Drop", from: "Empty", to: "sterling silver" },
    { name: "Bowl", from: "Empty", to: null },
  ]);
  const guesses = await previewBulkChange(shop, action(true));
  expect(guesses.map(({ to }) => to)).toEqual([
    "14k yellow gold; sapphire, 1.2 ct",
    null,
    "sterling silver; opal",
    null,
  ]);
  expect(await read()).toContainEqual({ metals: [], stones: [] });
});

test("fills in sizes where the dimensions state them, and guesses of the name on request", async () => {
  const pieces = [
    { name: "Cuff, US 5", dimensions: "Ring size 7½, 6 mm wide", width: "7 mm" },
    { name: "Band, UK N½", description: "On a rope chain, 18 inches." },
  ];
  const made: number[] = [];
  for (const piece of pieces) {
    made.push((await createProduct(shop, { price: 10_000, ...piece }, { by: null })).id);
  }
  const fill = (areGuessesIncluded: boolean) =>
    bulkProductActionSchema.parse({ ids: made, action: "facts", areGuessesIncluded });
  expect(await previewBulkChange(shop, fill(true))).toMatchObject([
    { from: "Width: 7 mm", to: "Ring size: 7½; Width: 7 mm" },
    { from: "Empty", to: "Ring size: 7; Chain: Rope chain, 18 inches" },
  ]);
  const { undoId } = await changeManyProducts(shop, fill(false), "ada");
  const sizes = async () =>
    (await Promise.all(made.map((id) => getProduct(shop, id, "admin")))).map(
      ({ ringSize, width, chain }) => ({ ringSize, width, chain }),
    );
  expect(await sizes()).toEqual([
    { ringSize: 7.5, width: "7 mm", chain: null },
    { ringSize: null, width: null, chain: null },
  ]);
  await undoBulkChange(shop, undoId ?? "", null);
  expect(await sizes()).toMatchObject([{ ringSize: null }, { ringSize: null }]);
});

test("fills in what is empty at once, and takes it back", async () => {
  const before = await read();
  const { changed, undoId } = await changeManyProducts(shop, action(true), "ada");
  expect(changed).toBe(2);
  expect(await read()).toEqual([
    { metals: ["14k-yellow-gold"], stones: ["sapphire"] },
    { metals: ["fine-silver"], stones: [] },
    { metals: ["sterling-silver"], stones: ["opal"] },
    { metals: [], stones: [] },
  ]);
  expect((await changeManyProducts(shop, action(true), "ada")).changed).toBe(0);
  expect(await undoBulkChange(shop, undoId ?? "", null)).toEqual({ restored: 2, skipped: 0 });
  expect(await read()).toEqual(before);
});
