import { expect, test } from "vitest";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { bulkProductActionSchema } from "#contract/catalogue/bulk-product-action.ts";
import { changeManyProducts } from "../../catalogue/products/bulk/change-many-products.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { listRemovalQueue } from "../queues/list-removal-queue.ts";
import { findRedirect } from "../../catalogue/redirects/find-redirect.ts";
import { listTrash } from "../../operations/trash/list-trash.ts";
import { runImport } from "./run-import.ts";
import { undoImport } from "./undo-import.ts";

const by = "admin";
const names = async (shop: TestShop) =>
  (await listProducts(shop, { viewer: "admin", query: { sort: "title" } })).items.map(
    ({ name }) => name,
  );

test("moves added pieces to the trash and reverts changed ones", async () => {
  const shop = await testShop();
  const before = await createProduct(
    shop,
    {
      name: "Ring",
      price: 10_000,
      sku: "R",
      weight: 550,
      categoryId: 12,
    },
    { by: null },
  );
  const source = testSource([
    pieceItem({
      name: "RING",
      sku: "R",
      priceCents: 20_000,
      weightCentigrams: 600,
      stock: 2,
      categories: ["Gold"],
      tags: [{ name: "Gold", type: null }],
      address: "https://old-shop.example/ring",
    }),
    pieceItem({ name: "New one", externalId: "9" }),
  ]);
  const { syncLogId } = await runImport(shop, source, { by });
  expect(await findRedirect(shop, "/ring")).toBe(`/products/${before.id}`);
  expect(await undoImport(shop, syncLogId, by)).toEqual({ undone: 2, kept: [] });
  expect(await getProduct(shop, before.id, "admin")).toEqual({
    ...before,
    version: expect.any(Number),
    updatedAt: expect.any(String),
  });
  expect(await findRedirect(shop, "/ring")).toBeNull();
  expect(await listTrash(shop)).toMatchObject([
    { label: "Gold", kind: "tag" },
    { label: "New one", kind: "product" },
  ]);
  await expect(undoImport(shop, syncLogId, by)).rejects.toMatchObject({ code: "conflict" });
  // As if it had never been imported.
  expect(await runImport(shop, source, { by })).toMatchObject({ imported: 1, updated: 1 });
});

test("keeps and reports pieces edited since", async () => {
  const shop = await testShop();
  const { id } = await createProduct(shop, { name: "Ring", price: 10_000, sku: "R" }, { by: null });
  const items = [
    pieceItem({ name: "Ring", sku: "R", priceCents: 20_000, materials: "Gold" }),
    pieceItem({ name: "New one", externalId: "9" }),
  ];
  const { syncLogId, productIds } = await runImport(shop, testSource(items), { by });
  await updateProduct(shop, id, { price: 30_000 }, by);
  await updateProduct(shop, productIds[1] ?? 0, { materials: "Copper" }, by);
  const undone = await undoImport(shop, syncLogId, by);
  expect(undone).toEqual({
    undone: 2,
    kept: [
      {
        name: "New one",
        reason: "It was edited after the import. The trash keeps the edited version.",
      },
      { name: "Ring", reason: "Price was edited since, and stays as it is." },
    ],
  });
  expect(await getProduct(shop, id, "admin")).toMatchObject({ price: "300.00", materials: null });
});

test("names what a person edited on many pieces at once", async () => {
  const shop = await testShop();
  const items = ["Ring", "Band"].map((name) =>
    pieceItem({ name, externalId: name, priceCents: 4000 }),
  );
  const { syncLogId, productIds } = await runImport(shop, testSource(items), { by });
  const ids = productIds.slice(0, 1);
  const price = { kind: "raise", unit: "percent", amount: "50", rounding: "none" };
  await changeManyProducts(
    shop,
    bulkProductActionSchema.parse({ ids, action: "price", price }),
    by,
  );
  expect((await undoImport(shop, syncLogId, by)).kept).toMatchObject([{ name: "Ring" }]);
});

const both = (priceCents: number) =>
  testSource([
    pieceItem({ name: "Ring", sku: "R", externalId: "7", priceCents, materials: "Gold" }),
    pieceItem({ name: "New one", externalId: "9", priceCents }),
  ]);

test("does not call edited what a later import changed", async () => {
  const shop = await testShop();
  const { id } = await createProduct(shop, { name: "Ring", price: 10_000, sku: "R" }, { by });
  const { syncLogId } = await runImport(shop, both(20_000), { by });
  await runImport(shop, both(30_000), { by });
  expect(await undoImport(shop, syncLogId, by)).toEqual({ undone: 2, kept: [] });
  expect(await getProduct(shop, id, "admin")).toMatchObject({ price: "300.00", materials: null });
});

const named = (name: string, priceCents: number) =>
  testSource([pieceItem({ externalId: "7", name, priceCents })]);

test("compares the next import with what was read before the one that was undone", async () => {
  const shop = await testShop();
  await runImport(shop, named("Ring", 4000), { by });
  const changed = await runImport(shop, named("Band", 5000), { by });
  await undoImport(shop, changed.syncLogId, by);
  expect(await names(shop)).toEqual(["Ring"]);
  expect(await runImport(shop, named("Ring", 4000), { by })).toMatchObject({
    skipped: 1,
    notes: [],
  });
  expect(await runImport(shop, named("Band", 5000), { by })).toMatchObject({
    imported: 0,
    updated: 1,
    notes: [],
  });
  expect(await names(shop)).toEqual(["Band"]);
});

test("removes queue entries of missing pieces", async () => {
  const shop = await testShop();
  const items = ["1", "2"].map((externalId) =>
    pieceItem({ externalId, name: `Ring ${externalId}` }),
  );
  await runImport(shop, testSource(items), { by });
  const less = () => runImport(shop, testSource(items.slice(1)), { by });
  const { syncLogId } = await less();
  expect((await listRemovalQueue(shop)).total).toBe(1);
  await undoImport(shop, syncLogId, by);
  expect((await listRemovalQueue(shop)).total).toBe(0);
  await less();
  expect((await listRemovalQueue(shop)).total).toBe(1);
});

const at = (priceCents: number) =>
  testSource([pieceItem({ externalId: "1", name: "Ring", priceCents })]);

test("undoes imports one after the other, and no previews", async () => {
  const shop = await testShop();
  const first = await runImport(shop, at(100), { by });
  const second = await runImport(shop, at(200), { by });
  const preview = await runImport(shop, at(300), { by, dryRun: true });
  await expect(undoImport(shop, preview.syncLogId, by)).rejects.toMatchObject({ code: "conflict" });
  await undoImport(shop, second.syncLogId, by);
  expect(await getProduct(shop, first.productIds[0] ?? 0, "admin")).toMatchObject({
    price: "1.00",
  });
  await undoImport(shop, first.syncLogId, by);
  expect(await names(shop)).toEqual([]);
});
