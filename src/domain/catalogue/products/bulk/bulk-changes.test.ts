import { beforeEach, expect, test } from "vitest";
import { bulkProductActionSchema } from "#contract/catalogue/bulk-product-action.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createTag } from "../../tags/create-tag.ts";
import { deleteTag } from "../../tags/delete-tag.ts";
import { createProduct } from "../create-product.ts";
import { deleteProduct } from "../delete-product.ts";
import { getProduct } from "../get-product.ts";
import { updateProduct } from "../update-product.ts";
import { changeManyProducts } from "./change-many-products.ts";
import { deleteOldBulkChanges } from "./delete-old-bulk-changes.ts";
import { previewBulkChange } from "./preview-bulk-change.ts";
import { undoBulkChange } from "./undo-bulk-change.ts";

let shop: TestShop;
let ids: number[];
beforeEach(async () => {
  shop = await testShop();
  ids = [];
  for (const [name, price] of Object.entries({ Pin: 56_000, Band: 82_000, Loop: 100 })) {
    ids.push((await createProduct(shop, { name, price, stock: 1 }, { by: null })).id);
  }
});

const bulk = (action: object) => bulkProductActionSchema.parse({ ids, ...action });
const change = (action: object) => changeManyProducts(shop, bulk(action), "ada");
const preview = (action: object) => previewBulkChange(shop, bulk(action));
const read = () => Promise.all(ids.map((id) => getProduct(shop, id, "admin")));
const undo = (id: string | null) => undoBulkChange(shop, id ?? "", null);
const raise = { kind: "raise", unit: "percent", amount: "8", rounding: "nearest-5" };

test("previews new prices and changes nothing", async () => {
  expect(await preview({ action: "price", price: raise })).toMatchObject([
    { name: "Pin", from: "$560.00", to: "$605.00", problem: null },
    { name: "Band", from: "$820.00", to: "$885.00", problem: null },
    { name: "Loop", from: "$1.00", to: null, problem: expect.stringContaining("“Loop”") },
  ]);
  expect((await read()).map(({ version }) => version)).toEqual([1, 1, 1]);
});

test("refuses all prices when one cannot be changed", async () => {
  await expect(change({ action: "price", price: raise })).rejects.toMatchObject({
    code: "unprocessable",
  });
  expect((await read()).map(({ version }) => version)).toEqual([1, 1, 1]);
});

test("undoes prices, and leaves alone what changed since", async () => {
  const price = { kind: "set", amount: "560" };
  const { changed, undoId } = await change({ action: "price", price });
  expect(changed).toBe(2);
  expect((await read()).map((piece) => piece.price)).toEqual(["560.00", "560.00", "560.00"]);
  await updateProduct(shop, ids[1] ?? 0, { name: "Wide band" }, null);
  expect(await undo(undoId)).toEqual({ restored: 1, skipped: 1 });
  expect((await read()).map((piece) => piece.price)).toEqual(["560.00", "560.00", "1.00"]);
  await expect(undo(undoId)).rejects.toMatchObject({ code: "conflict" });
});

test("moves pieces to a category and back", async () => {
  await updateProduct(shop, ids[0] ?? 0, { categoryId: 12 }, null);
  expect(await preview({ action: "category", categoryId: 12 })).toMatchObject([
    { to: null },
    { from: "No category", to: expect.any(String) },
    { from: "No category" },
  ]);
  const { undoId } = await change({ action: "category", categoryId: 12 });
  expect((await read()).map(({ categoryId }) => categoryId)).toEqual([12, 12, 12]);
  await undo(undoId);
  expect((await read()).map(({ categoryId }) => categoryId)).toEqual([12, null, null]);
  await expect(change({ action: "category", categoryId: 99 })).rejects.toMatchObject({
    code: "invalid",
  });
});

test("adds and removes tags, and undoes without a tag that is gone", async () => {
  const tag = async (name: string) =>
    (await createTag(shop, { name, slug: name.toLowerCase(), type: "material" }, { by: null })).id;
  const [gold, opal, jade] = [await tag("Gold"), await tag("Opal"), await tag("Jade")];
  await updateProduct(shop, ids[0] ?? 0, { tagIds: [opal, jade] }, null);
  expect((await preview({ action: "tags", add: [gold], remove: [opal] }))[0]).toMatchObject({
    from: "Opal, Jade",
    to: "Jade, Gold",
  });
  const { undoId } = await change({ action: "tags", add: [gold], remove: [opal] });
  expect((await read()).map(({ tagIds }) => tagIds)).toEqual([[jade, gold], [gold], [gold]]);
  await deleteTag(shop, opal, null);
  await undo(undoId);
  expect((await read()).map(({ tagIds }) => tagIds)).toEqual([[jade], [], []]);
});

test("puts pieces into a state and back into theirs", async () => {
  await updateProduct(
    shop,
    ids[0] ?? 0,
    {
      availability: "reserved",
      reservedFor: "Ada",
      reservedUntil: "2026-11-28T00:00:00.000Z",
    },
    null,
  );
  await updateProduct(shop, ids[1] ?? 0, { isActive: false }, null);
  const before = await read();
  const action = { action: "state", to: { state: "sold" } };
  expect(await preview(action)).toMatchObject([
    { from: "Reserved for Ada", to: "Sold" },
    { from: "Hidden", to: "Sold" },
    { from: "Available", to: "Sold" },
  ]);
  const { undoId } = await change(action);
  for (const piece of await read()) {
    expect(piece).toMatchObject({ availability: "sold", isActive: true, stock: 0 });
  }
  expect(await undo(undoId)).toEqual({ restored: 3, skipped: 0 });
  const state = ({ availability, isActive, stock, reservedFor }: (typeof before)[0]) => ({
    availability,
    isActive,
    stock,
    reservedFor,
  });
  expect((await read()).map(state)).toEqual(before.map(state));
});

test("a reservation that has ended meanwhile is not brought back", async () => {
  const reservedUntil = "2026-11-28T00:00:00.000Z";
  await updateProduct(shop, ids[0] ?? 0, { availability: "reserved", reservedUntil }, null);
  const { undoId } = await change({ action: "state", to: { state: "made_to_order" } });
  shop.clock.set("2026-11-29T00:00:00.000Z");
  await undo(undoId);
  expect((await read())[0]).toMatchObject({ availability: "available", reservedUntil: null });
});

test("says which pieces cannot be listed without a price", async () => {
  const { id } = await createProduct(
    shop,
    { name: "Bare", price: 0, isActive: false },
    { by: null },
  );
  ids = [id];
  expect(await preview({ action: "list" })).toMatchObject([
    { from: "Hidden", to: null, problem: "It has no price yet." },
  ]);
});

test("leaves deleted pieces alone, and forgets a change after 30 days", async () => {
  const { undoId } = await change({ action: "hide" });
  await deleteProduct(shop, ids[2] ?? 0, null);
  expect(await preview({ action: "hide" })).toHaveLength(2);
  shop.clock.advance({ days: 29 });
  await deleteOldBulkChanges(shop);
  expect(await undo(undoId)).toEqual({ restored: 2, skipped: 1 });
  shop.clock.advance({ days: 2 });
  await deleteOldBulkChanges(shop);
  await expect(undo(undoId)).rejects.toMatchObject({ code: "not-found" });
});
