import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { deleteCollection } from "../../catalogue/collections/delete-collection.ts";
import { getCollection } from "../../catalogue/collections/get-collection.ts";
import { clearProducts } from "../../catalogue/products/clear-products.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import { listTrash } from "./list-trash.ts";
import { restoreBatch } from "./restore-batch.ts";

test("restores pieces and other entities of a batch, and leaves the rest in the trash", async () => {
  const shop = await testShop();
  const piece = await addPiece(shop);
  const { id } = await addCollection(shop, "Night", { productIds: [piece] });
  const other = await addCollection(shop, "Day");
  const removal = { kind: "product", entityId: piece, label: "Moon", by: null } as const;
  await moveToTrash(shop, { ...removal, batch: "b" });
  await deleteCollection(shop, id, null, "b");
  await deleteCollection(shop, other.id, null);
  expect(await restoreBatch(shop, "b", { by: null })).toBe(2);
  expect((await getCollection(shop, id, "visitor")).productIds).toEqual([piece]);
  expect(await getProduct(shop, piece, "visitor")).toMatchObject({ id: piece });
  expect(await listTrash(shop)).toMatchObject([{ kind: "collection", entityId: other.id }]);
});

test("restores a batch without pieces", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Night");
  await deleteCollection(shop, id, null, "b");
  expect(await restoreBatch(shop, "b", { by: null })).toBe(1);
  expect(await getCollection(shop, id, "admin")).toMatchObject({ slug: "night" });
});

test.each([
  [3, ""],
  [4, ", and 1 more"],
])("names at most three of %i taken SKUs", async (count, more) => {
  const shop = await testShop();
  const skus = ["A", "B", "C", "D"].slice(0, count);
  for (const sku of skus) await addPiece(shop, { name: `Old ${sku}`, sku });
  const { batch } = await clearProducts(shop, "ada");
  for (const sku of skus) await addPiece(shop, { name: `New ${sku}`, sku });
  const named = ["A", "B", "C"].map(
    (sku) => `the sku “${sku}” of “Old ${sku}” is used by “New ${sku}”`,
  );
  await expect(restoreBatch(shop, batch, { by: null })).rejects.toThrow(
    `This can’t be restored as it was: ${named.join(", ")}${more}.`,
  );
});
