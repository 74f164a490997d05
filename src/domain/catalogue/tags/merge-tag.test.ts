import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getCollection } from "../collections/get-collection.ts";
import { createProduct } from "../products/create-product.ts";
import { getProduct } from "../products/get-product.ts";
import { listProducts } from "../products/list-products.ts";
import { restoreFromTrash } from "../../operations/trash/restore-from-trash.ts";
import { addTagToCollection } from "../collections/add-tag-to-collection.ts";
import { createTag } from "./create-tag.ts";
import { listTags } from "./list-tags.ts";
import { mergeTag } from "./merge-tag.ts";

test("adds the tag to everything with the other, once and searchable; restoring brings the other back", async () => {
  const shop = await testShop();
  const from = await createTag(
    shop,
    { name: "Sterling", slug: "sterling", type: "material" },
    { by: null },
  );
  const into = await createTag(
    shop,
    { name: "Silver", slug: "silver", type: "material" },
    { by: null },
  );
  const one = await createProduct(
    shop,
    { name: "Band", price: 8000, tagIds: [from.id] },
    { by: null },
  );
  const both = await createProduct(
    shop,
    { name: "Cuff", price: 9000, tagIds: [from.id, into.id] },
    { by: null },
  );
  const story = await addCollection(shop, "Story");
  await addTagToCollection(shop, story.id, from.id, null);

  const { trashId } = await mergeTag(shop, from.id, into.id, "admin");
  expect((await listTags(shop)).map(({ name }) => name)).toEqual(["Silver"]);
  expect((await getProduct(shop, one.id, "admin")).tagIds).toEqual([into.id]);
  expect((await getProduct(shop, both.id, "admin")).tagIds).toEqual([into.id]);
  expect((await getProduct(shop, one.id, "admin")).version).toBeGreaterThan(one.version);
  expect((await getCollection(shop, story.id, "admin")).tagIds).toEqual([into.id]);
  const found = await listProducts(shop, { viewer: "admin", query: { search: "silver" } });
  expect(found.total).toBe(2);

  await restoreFromTrash(shop, trashId, {}, { by: null });
  const { tagIds } = await getProduct(shop, one.id, "admin");
  expect(new Set(tagIds)).toEqual(new Set([from.id, into.id]));
});

test("refuses to merge a tag into itself or an unknown one", async () => {
  const shop = await testShop();
  const { id } = await createTag(
    shop,
    { name: "Silver", slug: "silver", type: "material" },
    { by: null },
  );
  await expect(mergeTag(shop, id, id, null)).rejects.toMatchObject({ code: "invalid" });
  await expect(mergeTag(shop, id, id + 1, null)).rejects.toMatchObject({ code: "not-found" });
  expect(await listTags(shop)).toHaveLength(1);
});
