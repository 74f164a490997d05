import { expect, test } from "vitest";
import type { NewTag } from "#contract/catalogue/tags.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../products/create-product.ts";
import { getProduct } from "../products/get-product.ts";
import { listProducts } from "../products/list-products.ts";
import type { Shop } from "../../shop.ts";
import { addTagToCollection } from "../collections/add-tag-to-collection.ts";
import { restoreFromTrash } from "../../operations/trash/restore-from-trash.ts";
import { createTag } from "./create-tag.ts";
import { deleteTag } from "./delete-tag.ts";
import { listTagLinks } from "./list-tag-links.ts";
import { listTags } from "./list-tags.ts";
import { removeTagFromCollection } from "../collections/remove-tag-from-collection.ts";
import { updateTag } from "./update-tag.ts";

const gold: NewTag = { name: "Gold", slug: "gold", type: "material", color: "#B08D57" };
const rings: NewTag = { name: "Rings", slug: "rings", type: "jewelry_type" };

async function insertCollection({ db }: Shop): Promise<number> {
  const { id } = await db
    .insertInto("collections")
    .values({ title: "Dark silver", slug: "dark-silver", description: "Oxidized." })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

test("lists types before materials, by name, with colors", async () => {
  const shop = await testShop();
  await createTag(shop, gold, { by: null });
  await createTag(shop, rings, { by: null });
  await createTag(shop, { ...rings, name: "bracelets", slug: "bracelets" }, { by: null });
  const tags = await listTags(shop);
  expect(tags.map(({ name, type, color }) => [name, type, color])).toEqual([
    ["bracelets", "jewelry_type", "#3B82F6"],
    ["Rings", "jewelry_type", "#3B82F6"],
    ["Gold", "material", "#B08D57"],
  ]);
  expect(Object.keys(tags[0] ?? {}).toSorted()).toEqual(
    ["color", "createdAt", "id", "name", "slug", "type"].toSorted(),
  );
});

test("reserves a name in any case and a slug for one tag", async () => {
  const shop = await testShop();
  await createTag(shop, gold, { by: null });
  await expect(createTag(shop, { ...rings, name: "GOLD" }, { by: null })).rejects.toMatchObject({
    code: "conflict",
    message: "There is already a tag named “Gold”.",
  });
  await expect(createTag(shop, { ...rings, slug: "gold" }, { by: null })).rejects.toMatchObject({
    code: "conflict",
    message: "The slug “gold” is already used by the tag “Gold”.",
  });
  const { id } = await createTag(shop, rings, { by: null });
  await expect(updateTag(shop, id, { name: "gold" }, null)).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await updateTag(shop, id, { name: "RINGS" }, null)).toMatchObject({ name: "RINGS" });
});

test("gives a name to one of two concurrent requests", async () => {
  const shop = await testShop();
  const results = await Promise.allSettled([
    createTag(shop, gold, { by: null }),
    createTag(shop, gold, { by: null }),
  ]);
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ code: "conflict" });
});

test("changes the given fields of a tag", async () => {
  const shop = await testShop();
  const before = await createTag(shop, gold, { by: null });
  expect(await updateTag(shop, before.id, { color: "#112233" }, null)).toEqual({
    ...before,
    color: "#112233",
  });
  expect(await updateTag(shop, before.id, {}, null)).toMatchObject({ color: "#112233" });
  await expect(updateTag(shop, 999, { name: "X" }, null)).rejects.toMatchObject({
    code: "not-found",
  });
});

test("hides a deleted tag everywhere and frees its name", async () => {
  const shop = await testShop();
  const { id } = await createTag(shop, gold, { by: null });
  const piece = await createProduct(shop, { name: "Band", price: 100, tagIds: [id] }, { by: null });
  const collection = await insertCollection(shop);
  await addTagToCollection(shop, collection, id, null);
  const { trashId } = await deleteTag(shop, id, "ada");
  expect(trashId).toBeGreaterThan(0);
  expect(await listTags(shop)).toEqual([]);
  expect(await listTagLinks(shop, collection)).toEqual([]);
  expect(await getProduct(shop, piece.id, "visitor")).toMatchObject({ tagIds: [] });
  expect(await listProducts(shop, { viewer: "visitor", query: { tagIds: [id] } })).toMatchObject({
    total: 0,
  });
  await expect(deleteTag(shop, id, "ada")).rejects.toMatchObject({ code: "not-found" });
  await createTag(shop, gold, { by: null });
});

test("links a tag to a collection once", async () => {
  const shop = await testShop();
  const { id: tagId } = await createTag(shop, gold, { by: null });
  const collectionId = await insertCollection(shop);
  const link = await addTagToCollection(shop, collectionId, tagId, null);
  expect(link).toEqual({
    id: link.id,
    collectionId,
    tagId,
    createdAt: shop.now().toISOString(),
  });
  expect(await addTagToCollection(shop, collectionId, tagId, null)).toEqual(link);
  expect(await listTagLinks(shop, collectionId)).toEqual([link]);
  await removeTagFromCollection(shop, collectionId, tagId, null);
  await removeTagFromCollection(shop, collectionId, tagId, null);
  expect(await listTagLinks(shop, collectionId)).toEqual([]);
});

test("refuses to link an unknown tag or collection", async () => {
  const shop = await testShop();
  const { id } = await createTag(shop, gold, { by: null });
  await expect(addTagToCollection(shop, 999, id, null)).rejects.toMatchObject({
    code: "not-found",
    message: "Collection not found",
  });
  const collection = await insertCollection(shop);
  await expect(addTagToCollection(shop, collection, 999, null)).rejects.toMatchObject({
    message: "Tag not found",
  });
});

test("compares names without regard to case and to how accents are typed", async () => {
  const shop = await testShop();
  const enamel: NewTag = { name: "Émail", slug: "enamel", type: "material" };
  const { id } = await createTag(shop, enamel, { by: null });
  for (const name of ["émail", "E\u0301mail", "e\u0301MAIL"]) {
    const other = createTag(shop, { ...enamel, name, slug: "other" }, { by: null });
    await expect(other).rejects.toMatchObject({
      code: "conflict",
      message: "There is already a tag named “Émail”.",
    });
  }
  const { trashId } = await deleteTag(shop, id, null);
  const { id: other } = await createTag(
    shop,
    { ...enamel, name: "émail", slug: "other" },
    { by: null },
  );
  await expect(restoreFromTrash(shop, trashId, {}, { by: null })).rejects.toMatchObject({
    message: "There is another tag called “émail” now.",
  });
  await updateTag(shop, other, { name: "Email" }, null);
  await restoreFromTrash(shop, trashId, {}, { by: null });
  await expect(updateTag(shop, other, { name: "ÉMAIL" }, null)).rejects.toMatchObject({
    code: "conflict",
  });
});

test("lists names without accents in the order of letters", async () => {
  const shop = await testShop();
  const names = ["Zinc", "Éclat", "ebony", "Onyx", "E\u0301tain", "Ένα", "金", "Ольха"];
  for (const [at, name] of names.entries()) {
    await createTag(shop, { name, slug: `tag-${at}`, type: "material" }, { by: null });
  }
  expect((await listTags(shop)).map(({ name }) => name)).toEqual([
    "ebony",
    "Éclat",
    "E\u0301tain",
    "Onyx",
    "Zinc",
    "Ένα",
    "Ольха",
    "金",
  ]);
});

test("names the other tag to the later of two concurrent requests", async () => {
  const shop = await testShop();
  const results = await Promise.allSettled(
    ["Émail", "émail"].map((name, at) =>
      createTag(shop, { name, slug: `tag-${at}`, type: "material" }, { by: null }),
    ),
  );
  const [made, refused] = results.toSorted((a, b) => (a.status < b.status ? -1 : 1));
  expect(refused).toMatchObject({
    reason: {
      message: `There is already a tag named “${made?.status === "fulfilled" ? made.value.name : ""}”.`,
    },
  });
});
