import { expect, test } from "vitest";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { clearProducts } from "../../catalogue/products/clear-products.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { deleteOldPreviews } from "../imports/delete-old-previews.ts";
import { runImport } from "../imports/run-import.ts";
import { listImportItems } from "../imports/state/list-import-items.ts";

const by = "admin";

async function platformShop() {
  const shop = await testShop();
  const { id: platformId } = await shop.db
    .insertInto("platformIntegrations")
    .values({ platform: "woocommerce", credentials: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const source = (stock: number) =>
    testSource([pieceItem({ externalId: "7", name: "Ring", stock })], { platformId });
  return { shop, source, platformId };
}

test("records a platform's listing and leaves linked stock to orders", async () => {
  const { shop, source, platformId } = await platformShop();
  const { productIds } = await runImport(shop, source(2), { by });
  const [productId = 0] = productIds;
  const listings = () => shop.db.selectFrom("productListings").selectAll().execute();
  expect(await listings()).toMatchObject([
    { productId, platformId, externalId: "7", status: "listed" },
  ]);
  await runImport(shop, source(3), { by });
  expect(await getProduct(shop, productId, "admin")).toMatchObject({ stock: 3 });
  await shop.db.updateTable("productListings").set({ listingData: "{}" }).execute();
  expect(await runImport(shop, source(9), { by })).toMatchObject({ updated: 0, skipped: 1 });
  expect(await getProduct(shop, productId, "admin")).toMatchObject({ stock: 3 });
  await clearProducts(shop, by);
  const again = await runImport(shop, source(9), { by });
  expect(await listings()).toMatchObject([{ productId: again.productIds[0], externalId: "7" }]);
});

async function list(shop: TestShop, platformId: number, name: string, externalId: string) {
  const { id: productId } = await createProduct(shop, { name, price: 500, stock: 1 }, { by: null });
  const at = shop.now().toISOString();
  await shop.db
    .insertInto("productListings")
    .values({ productId, platformId, externalId, status: "listed", createdAt: at, updatedAt: at })
    .execute();
  return productId;
}

const listedIds = async (shop: TestShop) =>
  shop.db
    .selectFrom("productListings")
    .select(["productId", "externalId"])
    .orderBy("productId")
    .execute();

test("takes what is listed there for a piece of the shop to be that piece", async () => {
  const { shop, source, platformId } = await platformShop();
  const productId = await list(shop, platformId, "Sent from here", "7");
  const { imported, updated, productIds } = await runImport(shop, source(1), { by });
  expect({ imported, updated, productIds }).toEqual({
    imported: 0,
    updated: 1,
    productIds: [productId],
  });
  expect(await listedIds(shop)).toEqual([{ productId, externalId: "7" }]);
});

test("leaves a listing with its piece when the source's id is that of another one", async () => {
  const { shop, platformId } = await platformShop();
  const item = pieceItem({ externalId: "7", name: "Ring", stock: 1 });
  await runImport(shop, testSource([item]), { by });
  const productId = await list(shop, platformId, "Sent from here", "7");
  const { syncLogId } = await runImport(shop, testSource([item], { platformId }), { by });
  expect(await listedIds(shop)).toEqual([{ productId, externalId: "7" }]);
  const { items } = await listImportItems(shop, syncLogId);
  expect(items[0]?.productId).not.toBe(productId);
});

test("deletes previews after a day and keeps imports", async () => {
  const { shop, source } = await platformShop();
  await runImport(shop, source(1), { by });
  await runImport(shop, source(2), { by, dryRun: true });
  await deleteOldPreviews(shop);
  expect(await shop.db.selectFrom("syncLogs").select("id").execute()).toHaveLength(2);
  shop.clock.advance({ hours: 25 });
  await deleteOldPreviews(shop);
  const left = await shop.db.selectFrom("importRuns").select("dryRun").execute();
  expect(left).toEqual([{ dryRun: false }]);
  expect(await shop.db.selectFrom("importItems").select("id").execute()).toHaveLength(1);
});
