import { beforeEach, expect, test } from "vitest";
import { addPiece, recordRepair } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { updateCustomer } from "../../sales/customers/update-customer.ts";
import { indexProduct } from "../search/index/index-product.ts";
import { isIndexed } from "../search/index/is-indexed.ts";
import { deleteToTrash } from "./delete-to-trash.ts";
import { moveManyToTrash } from "./move-many-to-trash.ts";
import { moveToTrash } from "./move-to-trash.ts";
import { purgeTrash } from "./purge-trash.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const removal = (entityId: number, label = "Moon pendant") => ({
  kind: "product" as const,
  entityId,
  label,
  by: "ada",
});

const trash = () => shop.db.selectFrom("trash").selectAll().orderBy("id").execute();
const pieceIds = async (state: "deleted" | "present") => {
  const rows = await shop.db.selectFrom("products").select(["id", "deletedAt"]).execute();
  return rows.filter((row) => (row.deletedAt !== null) === (state === "deleted")).map(toId);
};
const toId = ({ id }: { id: number }) => id;
const isFound = () => isIndexed(shop, { word: "pendant" });

test("moves an entity to the trash for thirty days, and out of the search index", async () => {
  const id = await addPiece(shop);
  await indexProduct(shop, [id]);
  expect(await isFound()).toBe(true);
  const trashId = await moveToTrash(shop, removal(id));
  expect(await trash()).toMatchObject([
    {
      id: trashId,
      kind: "product",
      entityId: id,
      label: "Moon pendant",
      batch: null,
      deletedBy: "ada",
      deletedAt: "2026-11-20T15:00:00.000Z",
      expiresAt: "2026-12-20T15:00:00.000Z",
    },
  ]);
  expect(await pieceIds("deleted")).toEqual([id]);
  expect(await isFound()).toBe(false);
});

test("refuses what does not exist or is in the trash", async () => {
  const id = await addPiece(shop);
  await moveToTrash(shop, removal(id));
  const notFound = { code: "not-found", message: "Product not found" };
  await expect(moveToTrash(shop, removal(id))).rejects.toMatchObject(notFound);
  await expect(moveToTrash(shop, removal(999))).rejects.toMatchObject(notFound);
  expect(await trash()).toHaveLength(1);
});

test("answers a delete with the id that Undo needs", async () => {
  const id = await addPiece(shop);
  const { message, trashId } = await deleteToTrash(shop, removal(id));
  expect(message).toBe("Product deleted successfully");
  expect(await trash()).toMatchObject([{ id: trashId, entityId: id }]);
});

test("moves many to the trash in one batch, skipping those already deleted", async () => {
  const ids = [await addPiece(shop), await addPiece(shop), await addPiece(shop)];
  await moveToTrash(shop, removal(ids[0]!));
  const entries = [...ids, 999].map((entityId) => ({ entityId, label: `Piece ${entityId}` }));
  const moved = await moveManyToTrash(shop, { kind: "product", entries, by: null, batch: "b" });
  expect(moved).toBe(2);
  expect((await trash()).slice(1)).toMatchObject([
    { entityId: ids[1], label: `Piece ${ids[1]}`, batch: "b", deletedBy: null },
    { entityId: ids[2], label: `Piece ${ids[2]}`, batch: "b", deletedBy: null },
  ]);
  expect(await pieceIds("present")).toEqual([]);
});

test("purges a customer with the last order that named them, unless something was noted", async () => {
  const orders = [
    await recordRepair(shop, "Ann", "ann@example.com"),
    await recordRepair(shop, "Ann", "ann@example.com"),
    await recordRepair(shop, "Bo", "bo@example.com"),
  ];
  await updateCustomer(shop, orders[2]?.customerId ?? 0, { notes: "Opals" }, "ada");
  const names = async () =>
    (await shop.db.selectFrom("customers").select("name").orderBy("id").execute()).map(
      ({ name }) => name,
    );
  for (const { id } of orders.slice(1)) await moveToTrash(shop, { ...removal(id), kind: "order" });
  await purgeTrash(shop);
  expect(await names()).toEqual(["Ann", "Bo"]);
  await moveToTrash(shop, { ...removal(orders[0]?.id ?? 0), kind: "order" });
  expect(await names()).toEqual(["Ann", "Bo"]);
  await purgeTrash(shop);
  expect(await names()).toEqual(["Bo"]);
  expect(await shop.db.selectFrom("customerContacts").selectAll().execute()).toHaveLength(1);
});

test("purges some entries, one batch or everything, and only what is in the trash", async () => {
  const ids = [];
  for (let count = 0; count < 4; count += 1) ids.push(await addPiece(shop));
  const [first, second, third, fourth] = ids as [number, number, number, number];
  await moveToTrash(shop, removal(first));
  const [entry] = await trash();
  await moveToTrash(shop, { ...removal(second), batch: "b" });
  await moveToTrash(shop, removal(third));
  expect(await purgeTrash(shop, { ids: [] })).toBe(0);
  expect(await purgeTrash(shop, { ids: [entry?.id ?? 0] })).toBe(1);
  expect(await pieceIds("deleted")).toEqual([second, third]);
  expect(await purgeTrash(shop, { batch: "b" })).toBe(1);
  expect(await pieceIds("deleted")).toEqual([third]);
  expect(await purgeTrash(shop)).toBe(1);
  expect(await purgeTrash(shop)).toBe(0);
  expect(await pieceIds("present")).toEqual([fourth]);
  expect(await pieceIds("deleted")).toEqual([]);
});
