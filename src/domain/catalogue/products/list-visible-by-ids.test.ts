import { expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { deleteProduct } from "./delete-product.ts";
import { listVisibleByIds } from "./list-visible-by-ids.ts";

test("lists pieces in the order of the ids, without hidden, deleted and unknown ones", async () => {
  const shop = await testShop();
  const first = await addPiece(shop, { name: "First" });
  const second = await addPiece(shop, { name: "Second", availability: "sold" });
  const hidden = await addPiece(shop, { name: "Hidden", isActive: false });
  const deleted = await addPiece(shop, { name: "Deleted" });
  await deleteProduct(shop, deleted, "ada");
  const pieces = await listVisibleByIds(shop, [second, 999, hidden, deleted, first]);
  expect(pieces.map(({ name }) => name)).toEqual(["Second", "First"]);
  expect(await listVisibleByIds(shop, [])).toEqual([]);
});
