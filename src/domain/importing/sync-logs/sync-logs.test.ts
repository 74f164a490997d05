import { expect, test } from "vitest";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { listCollections } from "../../catalogue/collections/list-collections.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import { convertProducts } from "../conversion/convert-products.ts";
import { runImport } from "../imports/run-import.ts";
import { getSyncLog } from "./get-sync-log.ts";
import { listSyncLogs } from "./list-sync-logs.ts";
import { undoSyncLog } from "./undo-sync-log.ts";

const by = "admin";
const source = (key = "old-shop.example") =>
  testSource([pieceItem({ externalId: "1", name: "Ring" })], { key, label: key });

test("gives an import's sync log with progress and report, and any other without", async () => {
  const shop = await testShop();
  const { syncLogId } = await runImport(shop, source(), { by });
  expect(await getSyncLog(shop, syncLogId)).toMatchObject({
    label: "old-shop.example",
    startedBy: by,
    recordsSuccess: 1,
    progress: { state: "completed", added: 1 },
    report: { imported: 1 },
  });
  const { id } = await shop.db
    .insertInto("syncLogs")
    .values({ syncType: "orders", status: "completed" })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(await getSyncLog(shop, id)).toMatchObject({ label: null, progress: null, report: null });
  await expect(getSyncLog(shop, 99)).rejects.toMatchObject({ code: "not-found" });
});

test("lists sync logs newest first, by status and platform, in pages", async () => {
  const shop = await testShop();
  const { id: platformId } = await shop.db
    .insertInto("platformIntegrations")
    .values({ platform: "woocommerce", credentials: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await runImport(shop, source("a.example"), { by });
  shop.clock.advance({ minutes: 1 });
  await runImport(shop, { ...source("b.example"), platformId }, { by });
  shop.clock.advance({ minutes: 1 });
  await runImport(shop, source("c.example"), { by });
  const labels = async (options: Parameters<typeof listSyncLogs>[1] = {}) =>
    (await listSyncLogs(shop, options)).items.map(({ label }) => label);
  expect(await labels()).toEqual(["c.example", "b.example", "a.example"]);
  expect(await labels({ limit: 1, offset: 1 })).toEqual(["b.example"]);
  expect(await labels({ platformId })).toEqual(["b.example"]);
  expect(await labels({ status: "failed" })).toEqual([]);
  expect((await listSyncLogs(shop, { limit: 1 })).total).toBe(3);
});

test("lists previews only among running imports", async () => {
  const shop = await testShop();
  const { syncLogId } = await runImport(shop, source(), { by, dryRun: true });
  expect((await listSyncLogs(shop)).total).toBe(0);
  await shop.db
    .updateTable("syncLogs")
    .set({ status: "running" })
    .where("id", "=", syncLogId)
    .execute();
  expect((await listSyncLogs(shop, { status: "running" })).items).toMatchObject([
    { id: syncLogId },
  ]);
});

test("undoes an import or a conversion, and nothing else", async () => {
  const shop = await testShop();
  const { syncLogId } = await runImport(shop, source(), { by });
  expect(await undoSyncLog(shop, syncLogId, by)).toEqual({
    message: "Import undone",
    undone: 1,
    kept: [],
  });
  expect((await listProducts(shop, { viewer: "admin" })).total).toBe(0);
  await createProduct(shop, newProductSchema.parse({ name: "Moon Ring", price: 129 }), {
    by: null,
  });
  const conversion = await convertProducts(shop, by);
  expect(await undoSyncLog(shop, conversion.syncLogId ?? 0, by)).toMatchObject({
    message: "1 collection moved to the trash",
    undone: 1,
  });
  expect((await listCollections(shop, { viewer: "admin" })).total).toBe(0);
  await expect(undoSyncLog(shop, 99, by)).rejects.toMatchObject({ code: "not-found" });
});
