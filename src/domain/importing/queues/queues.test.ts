import { expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { changeImportQueue } from "./change-import-queue.ts";
import { changeRemovalQueue } from "./change-removal-queue.ts";
import { listImportQueue } from "./list-import-queue.ts";
import { listRemovalQueue } from "./list-removal-queue.ts";

async function queuedPiece(shop: TestShop, name: string) {
  const { id: productId } = await createProduct(shop, { name, price: 100 }, { by: null });
  const now = shop.now().toISOString();
  const entry = { productId, productName: name, createdAt: now, updatedAt: now };
  const waiting = await shop.db
    .insertInto("importQueue")
    .values(entry)
    .returning("id")
    .executeTakeFirstOrThrow();
  const leaving = await shop.db
    .insertInto("removalQueue")
    .values({ ...entry, reason: "No longer listed" })
    .returning("id")
    .executeTakeFirstOrThrow();
  shop.clock.advance({ minutes: 1 });
  return { productId, importId: waiting.id, removalId: leaving.id };
}

const names = (page: { items: { productName: string }[] }) =>
  page.items.map(({ productName }) => productName);

test("lists entries by status and page, the oldest first", async () => {
  const shop = await testShop();
  const { importId } = await queuedPiece(shop, "One");
  await queuedPiece(shop, "Two");
  expect(names(await listImportQueue(shop))).toEqual(["One", "Two"]);
  expect(await listRemovalQueue(shop, { limit: 1, offset: 1 })).toMatchObject({
    items: [{ productName: "Two", reason: "No longer listed", status: "pending_removal" }],
    total: 2,
  });
  await changeImportQueue(shop, importId, "done");
  expect(names(await listImportQueue(shop, { status: "pending_photos" }))).toEqual(["Two"]);
});

test("marks an entry as done once", async () => {
  const shop = await testShop();
  const { importId } = await queuedPiece(shop, "One");
  const conflicts = { code: "conflict" };
  await expect(changeImportQueue(shop, importId, "pending_photos")).rejects.toMatchObject(
    conflicts,
  );
  expect(await changeImportQueue(shop, importId, "done")).toMatchObject({
    status: "done",
    updatedAt: shop.now().toISOString(),
  });
  for (const status of ["done", "pending_photos"] as const) {
    await expect(changeImportQueue(shop, importId, status)).rejects.toMatchObject(conflicts);
  }
  await expect(changeImportQueue(shop, 77, "done")).rejects.toMatchObject({ code: "not-found" });
});

test("keeps a piece or moves it to the trash, once", async () => {
  const shop = await testShop();
  const kept = await queuedPiece(shop, "Kept");
  const removed = await queuedPiece(shop, "Removed");
  await changeRemovalQueue(shop, kept.removalId, "kept", "admin");
  expect(await getProduct(shop, kept.productId, "admin")).toMatchObject({ name: "Kept" });
  const entry = await changeRemovalQueue(shop, removed.removalId, "removed", "admin");
  expect(entry.status).toBe("removed");
  const gone = getProduct(shop, removed.productId, "admin");
  await expect(gone).rejects.toMatchObject({ code: "not-found" });
  const trash = await shop.db.selectFrom("trash").selectAll().execute();
  expect(trash).toMatchObject([{ label: "Removed", deletedBy: "admin" }]);
  for (const status of ["kept", "removed", "pending_removal"] as const) {
    const again = changeRemovalQueue(shop, removed.removalId, status, "admin");
    await expect(again).rejects.toMatchObject({ code: "conflict" });
  }
  const unknown = changeRemovalQueue(shop, 77, "kept", "admin");
  await expect(unknown).rejects.toMatchObject({ code: "not-found" });
});

test("accepts one of twenty concurrent decisions", async () => {
  const shop = await testShop();
  const { removalId } = await queuedPiece(shop, "One");
  const decided = await Promise.allSettled(
    Array.from({ length: 20 }, () => changeRemovalQueue(shop, removalId, "removed", "admin")),
  );
  expect(decided.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("omits entries of deleted pieces", async () => {
  const shop = await testShop();
  const { productId, removalId } = await queuedPiece(shop, "One");
  await deleteProduct(shop, productId, "admin");
  expect((await listImportQueue(shop)).total).toBe(0);
  expect((await listRemovalQueue(shop)).total).toBe(0);
  expect(await changeRemovalQueue(shop, removalId, "removed", "admin")).toMatchObject({
    status: "removed",
  });
});
