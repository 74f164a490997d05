import { expect, test } from "vitest";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { DomainError } from "../../errors.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { runImport } from "./run-import.ts";

const by = "admin";

const pieces = async (shop: TestShop) =>
  (await listProducts(shop, { viewer: "admin", query: { sort: "title" } })).items;

const named = async (shop: TestShop, name: string) => {
  const piece = (await pieces(shop)).find((each) => each.name === name);
  if (!piece) throw new Error(`There is no ${name}.`);
  return piece;
};

const ring = (fields = {}) =>
  pieceItem({
    externalId: "7",
    name: "Moon ring",
    sku: "MR-7",
    description: "Round.",
    priceCents: 12_900,
    stock: 1,
    isActive: true,
    categories: ["Wedding bands"],
    tags: [
      { name: "Sterling silver", type: null },
      { name: "Ring", type: null },
    ],
    ...fields,
  });

test("imports a source once and changes nothing when repeated", async () => {
  const shop = await testShop();
  const items = [ring(), pieceItem({ externalId: "8", name: "Brooch", categories: ["Brooches"] })];
  const first = await runImport(shop, testSource(items), { by });
  expect(first).toMatchObject({ status: "completed", imported: 2, updated: 0, failed: [] });
  expect(first.productIds).toHaveLength(2);
  const before = await pieces(shop);
  expect(before).toMatchObject([
    { name: "Brooch", price: "100.00", categoryId: 11 },
    { name: "Moon ring", price: "129.00", sku: "MR-7", categoryId: 12, stock: 1, isActive: true },
  ]);
  shop.clock.advance({ hours: 1 });
  const second = await runImport(shop, testSource(items), { by });
  expect(second).toMatchObject({ imported: 0, updated: 0, skipped: 2, productIds: [] });
  expect(await pieces(shop)).toEqual(before);
  expect(await shop.db.selectFrom("syncLogs").selectAll().orderBy("id").execute()).toMatchObject([
    { syncType: "woocommerce", status: "completed", recordsProcessed: 2, recordsSuccess: 2 },
    { syncType: "woocommerce", status: "completed", recordsProcessed: 2, recordsSuccess: 2 },
  ]);
});

test("finds by a search, and by its tags, what came in", async () => {
  const shop = await testShop();
  await runImport(shop, testSource([ring(), pieceItem({ externalId: "8", name: "Brooch" })]), {
    by,
  });
  const find = async (search: string) =>
    (await listProducts(shop, { viewer: "visitor", query: { search } })).items.map(
      ({ name }) => name,
    );
  expect(await find("moon")).toEqual(["Moon ring"]);
  expect(await find("sterling")).toEqual(["Moon ring"]);
});

test("plans in a preview what the import does, without writing", async () => {
  const shop = await testShop();
  await runImport(shop, testSource([ring()]), { by });
  const items = [
    ring({ priceCents: 13_900 }),
    pieceItem({ externalId: "9", name: "Cuff", tags: [{ name: "Copper", type: null }] }),
    { kind: "refused" as const, where: "10", name: "Broken", reason: "It could not be read." },
  ];
  const before = await pieces(shop);
  const dry = await runImport(shop, testSource(items), { by, dryRun: true });
  expect(await pieces(shop)).toEqual(before);
  const real = await runImport(shop, testSource(items), { by });
  const plan = ({ imported, updated, skipped, refused, gone, failed }: typeof dry) => ({
    counts: [imported, updated, skipped, refused, gone],
    failed,
  });
  expect(plan(dry)).toEqual(plan(real));
  expect(plan(dry)).toMatchObject({
    counts: [1, 1, 0, 1, 0],
    failed: [{ name: "Broken", where: "10", reason: "It could not be read." }],
  });
});

test("keeps edits made here unless the source changed the field too", async () => {
  const shop = await testShop();
  await runImport(shop, testSource([ring()]), { by });
  const { id } = await named(shop, "Moon ring");
  await updateProduct(shop, id, { description: "Round and bright.", price: 15_000 }, null);
  const kept = await runImport(shop, testSource([ring()]), { by });
  expect(kept).toMatchObject({ updated: 0, skipped: 1 });
  expect(kept.notes.map(({ note }) => note)).toEqual([
    "Description was changed here since, so it stays.",
    "Price was changed here since, so it stays.",
  ]);
  const taken = await runImport(shop, testSource([ring({ priceCents: 14_000 })]), { by });
  expect(taken).toMatchObject({ updated: 1 });
  expect(await named(shop, "Moon ring")).toMatchObject({
    price: "140.00",
    description: "Round and bright.",
  });
  expect(taken.notes.map(({ note }) => note)).toContain(
    "Price was changed here and at the source since, so the source’s was used.",
  );
});

test("hides a piece without a price until its source has one", async () => {
  const shop = await testShop();
  const report = await runImport(shop, testSource([ring({ priceCents: null })]), { by });
  expect(report.notes).toMatchObject([{ name: "Moon ring", where: "7" }]);
  const piece = await named(shop, "Moon ring");
  expect(piece).toMatchObject({ price: "0.00", isActive: false });
  await expect(updateProduct(shop, piece.id, { isActive: true }, null)).rejects.toThrow("no price");
  expect(await runImport(shop, testSource([ring({ priceCents: null })]), { by })).toMatchObject({
    updated: 0,
  });
  await runImport(shop, testSource([ring({ priceCents: 5000 })]), { by });
  expect(await named(shop, "Moon ring")).toMatchObject({ price: "50.00", isActive: true });
});

test("imports what was read before the source failed", async () => {
  const shop = await testShop();
  const broken = testSource([
    ring(),
    () => {
      throw new DomainError("bad-gateway", "old-shop.example could not be reached.");
    },
  ]);
  await expect(runImport(shop, broken, { by })).rejects.toMatchObject({ code: "bad-gateway" });
  expect(await pieces(shop)).toHaveLength(1);
  expect(await shop.db.selectFrom("syncLogs").selectAll().execute()).toMatchObject([
    { status: "failed", errorDetails: "old-shop.example could not be reached.", recordsSuccess: 1 },
  ]);
});
