import { expect, test } from "vitest";
import type { ExportedRecord } from "#contract/importing/imports.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { serveLocally } from "#tests/support/local-server.ts";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { type Lease, releaseLease } from "../../infrastructure/leases/with-lease.ts";
import { createOutboundClient } from "../../infrastructure/outbound/outbound-client.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { takeImportLease } from "./state/import-lease.ts";
import { listImportItems } from "./state/list-import-items.ts";
import { getImportReport } from "./state/get-import-report.ts";
import { resumeInterruptedImports } from "../resume/resume-interrupted-imports.ts";
import { runImport } from "./run-import.ts";
import type { SourceItem } from "../source.ts";

const by = "admin";
const options = { by, allOrNothing: true };
const sheet = (items: (SourceItem | (() => SourceItem))[]) =>
  testSource(items, { kind: "spreadsheet", key: "spreadsheet", isWhole: false });
const row = (at: number, fields = {}) => ({
  ...pieceItem({ name: `Ring ${at}`, sku: `R-${at}`, ...fields }),
  where: `row ${at}`,
  raw: [`Ring ${at}`],
});

const pieces = async (shop: TestShop) =>
  (await listProducts(shop, { viewer: "admin", query: { sort: "title" } })).items;

test("writes all rows except refused ones, which keep their cells", async () => {
  const shop = await testShop();
  const picture = await pictureWithCornerColors().jpeg().toBuffer();
  const { url, port } = await serveLocally((_, response) => void response.end(picture));
  shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${port}`] });
  const refused = {
    kind: "refused" as const,
    where: "row 4",
    name: "Ring 4",
    reason: "No number.",
    raw: ["?"],
  };
  const items = [row(2, { pictures: [{ url: `${url}/1.jpg`, alt: "" }] }), row(3), refused];
  const report = await runImport(shop, sheet(items), options);
  expect(report).toMatchObject({ status: "completed", imported: 2, refused: 1 });
  expect((await pieces(shop)).map(({ images }) => images.length)).toEqual([1, 0]);
  const listed = await listImportItems(shop, report.syncLogId, { verdict: "refuse" });
  expect(listed.items).toMatchObject([{ where: "row 4", raw: ["?"], reasons: ["No number."] }]);
  const all = await listImportItems(shop, report.syncLogId);
  expect(all.items.map(({ raw }) => raw)).toEqual([null, null, ["?"]]);
});

test("writes nothing when one piece cannot be written", async () => {
  const shop = await testShop();
  // Taken between planning and writing, so the plan considers it free.
  const late = sheet([
    row(2),
    row(3),
    () => ({ kind: "refused", where: "row 4", name: "", reason: "The last row." }),
  ]);
  const read = late.read;
  late.read = async function* (signal) {
    yield* read(signal);
    await shop.db
      .insertInto("products")
      .values({ name: "Thief", priceCents: 1, sku: "R-3" })
      .execute();
    yield row(5);
  };
  // Fifty items are planned at once, so each is planned before the SKU is taken.
  await expect(runImport(shop, slowly(late), options)).rejects.toMatchObject({ code: "conflict" });
  expect((await pieces(shop)).map(({ name }) => name)).toEqual(["Thief"]);
});

/** Each item is planned before the next is read. */
function slowly(source: ReturnType<typeof sheet>) {
  const { read } = source;
  source.read = async function* (signal) {
    for await (const item of read(signal)) {
      yield item;
      await new Promise((resolve) => setTimeout(resolve, 600));
    }
  };
  return source;
}

test("rolls back an import written in batches, down to the trash", async () => {
  const shop = await testShop();
  await createProduct(shop, { name: "Ring 1", price: 500, sku: "R-1" }, { by: null });
  const before = await pieces(shop);
  const many = Array.from({ length: 250 }, (_, at) => row(at + 1, { materials: "Silver" }));
  const late = sheet([...many, row(300, { sku: "STOLEN" })]);
  const { read } = late;
  late.read = async function* (signal) {
    yield* read(signal);
    await new Promise((resolve) => setTimeout(resolve, 600));
    yield row(301);
    await createProduct(shop, { name: "Thief", price: 1, sku: "STOLEN" }, { by: null });
  };
  await expect(runImport(shop, late, options)).rejects.toThrow("row 300 (“Ring 300”): The sku");
  const [ring, thief, ...others] = await pieces(shop);
  expect(others).toEqual([]);
  expect(thief).toMatchObject({ name: "Thief" });
  expect({ ...ring, version: 1 }).toEqual(before[0]);
  expect(await shop.db.selectFrom("trash").select("id").execute()).toEqual([]);
  const [log] = await shop.db.selectFrom("syncLogs").selectAll().execute();
  expect(log).toMatchObject({ status: "failed", errorDetails: expect.stringContaining("row 300") });
  const again = await runImport(shop, sheet(many), options);
  expect(again).toMatchObject({ status: "completed", imported: 249, updated: 1 });
});

test("restores exported pieces with their ids and timestamps", async () => {
  const shop = await testShop();
  const own: ExportedRecord = {
    id: 41,
    availability: "made_to_order",
    reservedFor: null,
    reservedUntil: null,
    leadTime: "three weeks",
    dateMade: "2023-12-31T04:59:59.000Z",
    createdAt: "2024-01-02T03:04:05.000Z",
    updatedAt: "2025-01-02T03:04:05.000Z",
  };
  const items = [row(2, { own, stock: 0, isActive: true, priceCents: 0 })];
  await runImport(shop, sheet(items), options);
  expect(await getProduct(shop, 41, "admin")).toMatchObject({
    availability: "made_to_order",
    leadTime: "three weeks",
    // Without a price it is not listed.
    isActive: false,
    price: "0.00",
    createdAt: own.createdAt,
    updatedAt: own.updatedAt,
  });
  expect((await createProduct(shop, { name: "Next", price: 1 }, { by: null })).id).toBeGreaterThan(
    41,
  );
  expect(await runImport(shop, sheet(items), options)).toMatchObject({ updated: 0, skipped: 1 });
  // A cell that differs is intended, whatever was imported before.
  await updateProduct(shop, 41, { price: 500, leadTime: "a month" }, null);
  expect(await runImport(shop, sheet(items), options)).toMatchObject({ updated: 1 });
  expect(await getProduct(shop, 41, "admin")).toMatchObject({
    price: "0.00",
    leadTime: "three weeks",
  });
});

test("resumes an interrupted rollback, in one process", async () => {
  const shop = await testShop();
  await createProduct(shop, { name: "Ring 1", price: 500, sku: "R-1" }, { by: null });
  const { syncLogId } = await runImport(shop, sheet([row(1), row(2)]), options);
  expect(await pieces(shop)).toHaveLength(2);
  // As left by a process that was killed during a rollback.
  const cutOff = { state: "undoing" as const, errorCode: "conflict" };
  await shop.db.updateTable("importRuns").set(cutOff).execute();
  // Another process resumes it already.
  const lease = await takeImportLease(shop, syncLogId);
  await resumeInterruptedImports(shop);
  expect(await pieces(shop)).toHaveLength(2);
  await releaseLease(shop, lease as Lease);
  await resumeInterruptedImports(shop);
  expect(await pieces(shop)).toMatchObject([{ name: "Ring 1", price: "5.00" }]);
  expect(await getImportReport(shop, syncLogId)).toMatchObject({
    status: "failed",
    productIds: [],
  });
});
