import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createCategory } from "../../catalogue/categories/create-category.ts";
import { deleteCategory } from "../../catalogue/categories/delete-category.ts";
import { deleteCollection } from "../../catalogue/collections/delete-collection.ts";
import { getCollection } from "../../catalogue/collections/get-collection.ts";
import { clearProducts } from "../../catalogue/products/clear-products.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { listTrash } from "./list-trash.ts";
import { listLostCategories } from "./lost-categories.ts";
import { restoreBatch } from "./restore-batch.ts";
import { restoreFromTrash } from "./restore-from-trash.ts";

test("tells which category was deleted meanwhile, and files under one of its name", async () => {
  const shop = await testShop();
  const { id: rings } = await createCategory(shop, { name: "Signet Rings" }, null);
  const [one, two] = [
    await addPiece(shop, { categoryId: rings }),
    await addPiece(shop, { categoryId: rings }),
  ];
  const { id: story } = await addCollection(shop, "Night", { categoryId: rings });
  const { trashId: first } = await deleteProduct(shop, one, null);
  await clearProducts(shop, null);
  const batch = (await listTrash(shop)).find(({ entityId }) => entityId === two)?.batch ?? "";
  const { trashId: last } = await deleteCollection(shop, story, null);
  await deleteCategory(shop, rings, { by: null });
  expect(await listLostCategories(shop, { trashId: first })).toEqual(["Signet Rings"]);
  await restoreFromTrash(shop, first, {}, { by: null });
  expect((await getProduct(shop, one, "admin")).categoryId).toBeNull();

  const { id: again } = await createCategory(shop, { name: "signet rings" }, null);
  expect(await listLostCategories(shop, { batch })).toEqual([]);
  await restoreBatch(shop, batch, { by: null });
  await restoreFromTrash(shop, last, {}, { by: null });
  expect((await getProduct(shop, two, "admin")).categoryId).toBe(again);
  expect((await getCollection(shop, story, "admin")).categoryId).toBe(again);
});
