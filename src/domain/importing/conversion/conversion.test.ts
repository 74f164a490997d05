import { expect, test } from "vitest";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { deleteCollection } from "../../catalogue/collections/delete-collection.ts";
import { listCollections } from "../../catalogue/collections/list-collections.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";
import { deleteTag } from "../../catalogue/tags/delete-tag.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { restoreBatch } from "../../operations/trash/restore-batch.ts";
import { convertProducts } from "./convert-products.ts";
import { previewConversion } from "./preview-conversion.ts";
import { undoConversion } from "./undo-conversion.ts";

const add = async (shop: TestShop, input: object = {}) =>
  (
    await createProduct(
      shop,
      newProductSchema.parse({
        name: "Moon Ring",
        price: 129,
        materials: "14k yellow gold",
        categoryId: 12,
        ...input,
      }),
      { by: null },
    )
  ).id;

const collections = async (shop: TestShop) =>
  (await listCollections(shop, { viewer: "admin", query: { sort: "oldest" } })).items;

const tagNames = async (shop: TestShop) => (await listTags(shop)).map(({ name }) => name);

const logs = (shop: TestShop) => shop.db.selectFrom("syncLogs").selectAll().execute();

test("converts a piece's text, pictures, category, tags and visibility", async () => {
  const shop = await testShop();
  const own = (
    await createTag(shop, { name: "Wedding", slug: "wedding", type: "jewelry_type" }, { by: null })
  ).id;
  const id = await add(shop, {
    description: "Forged from one rod.\n\nIt hums <softly>.",
    weight: "6.40",
    dimensions: "2 mm wide",
    images: ["https://example.com/b.jpg", "https://example.com/a.jpg"],
    tagIds: [own],
    isCustomDesign: true,
  });
  expect(await convertProducts(shop, "ada")).toMatchObject({
    converted: 1,
    tagsCreated: 2,
    newTags: ["Gold", "Rings"],
    message: "Converted 1 products into collection entries and created 2 tags.",
  });
  const [made] = await collections(shop);
  const tags = await listTags(shop);
  expect(made).toMatchObject({
    title: "Handcrafted Gold Ring Collection: Moon Ring",
    slug: "handcrafted-gold-ring-collection-moon-ring",
    description: "Forged from one rod. It hums <softly>.",
    images: ["https://example.com/b.jpg", "https://example.com/a.jpg"],
    categoryId: 12,
    isPublished: true,
    publishedAt: shop.now().toISOString(),
    productIds: [id],
  });
  expect(made?.tagIds.map((tagId) => tags.find((tag) => tag.id === tagId)?.name)).toEqual([
    "Wedding",
    "Gold",
    "Rings",
  ]);
  for (const words of [
    "<p>Forged from one rod.</p>\n<p>It hums &lt;softly&gt;.</p>",
    "<h2>Materials</h2>\n<p>Made of 14k yellow gold. It weighs 6.4\u00a0g. Its size: 2 mm wide.</p>",
    "<h2>Craftsmanship</h2>\n<p>Sawn, soldered, set and finished by hand by Fernhill Atelier in Staunton.",
    "a custom design",
    "<h2>Price</h2>\n<p>It is priced at $129.00.</p>",
    `<a href="/products/${id}" data-product-id="${id}">Moon Ring</a>`,
  ]) {
    expect(made?.content).toContain(words);
  }
});

test("converts a sparse piece into a draft without invented claims", async () => {
  const shop = await testShop();
  await add(shop, { name: "銀", price: 0, materials: null, categoryId: null, isActive: false });
  await convertProducts(shop, "ada");
  const [made] = await collections(shop);
  expect(made).toMatchObject({
    title: "Handcrafted Jewelry Collection: 銀",
    slug: "handcrafted-jewelry-collection",
    isPublished: false,
    publishedAt: null,
    tagIds: [],
  });
  expect(made?.content).toContain("Ask me for its price.");
  expect(made?.content).not.toContain("Made of");
});

test("makes unique titles and slugs from long, equal or taken names", async () => {
  const shop = await testShop();
  await addCollection(shop, "Handcrafted Gold Ring Collection: Moon Ring");
  for (const name of ["Moon Ring", "Moon ring!", "x".repeat(255), "x".repeat(255)]) {
    await add(shop, { name });
  }
  expect(await convertProducts(shop, "ada")).toMatchObject({ converted: 4 });
  const made = (await collections(shop)).slice(1);
  expect(made.map(({ title }) => title.length <= 255)).toEqual([true, true, true, true]);
  expect(made.map(({ slug }) => slug.slice(-6))).toEqual(["ring-2", "ring-3", "xxxxxx", "xxxx-2"]);
});

test("converts only new pieces when repeated and ignores the trash", async () => {
  const shop = await testShop();
  for (let n = 0; n < 30; n++) await add(shop, { name: `Ring ${n}` });
  await deleteProduct(shop, await add(shop), "ada");
  expect(await previewConversion(shop)).toMatchObject({ converted: 30, syncLogId: null });
  expect(await collections(shop)).toEqual([]);
  expect(await convertProducts(shop, "ada")).toMatchObject({ converted: 30, tagsCreated: 2 });
  expect(await convertProducts(shop, "ada")).toMatchObject({
    converted: 0,
    tagsCreated: 0,
    syncLogId: null,
  });
  await add(shop, { name: "One more" });
  expect(await convertProducts(shop, "ada")).toMatchObject({ converted: 1, tagsCreated: 0 });
  expect(await collections(shop)).toHaveLength(31);
  expect(await logs(shop)).toMatchObject([
    { syncType: "conversion", status: "completed", startedBy: "ada", recordsSuccess: 30 },
    { syncType: "conversion", status: "completed", recordsProcessed: 1, recordsSuccess: 1 },
  ]);
});

test("previews what a conversion then does", async () => {
  const shop = await testShop();
  await add(shop);
  await add(shop, { name: "Stars", materials: "silver", categoryId: 7, isActive: false });
  const { syncLogId: _, ...preview } = await previewConversion(shop);
  expect(await convertProducts(shop, "ada")).toMatchObject(preview);
  expect((await collections(shop)).map(({ title }) => title).toSorted()).toEqual(
    preview.collections.map(({ title }) => title).toSorted(),
  );
});

test("reuses existing tags whatever their case and type, except in the trash", async () => {
  const shop = await testShop();
  await createTag(shop, { name: "GOLD", slug: "au", type: "jewelry_type" }, { by: null });
  const rings = await createTag(
    shop,
    { name: "Rings", slug: "rings", type: "jewelry_type" },
    { by: null },
  );
  await deleteTag(shop, rings.id, "ada");
  await add(shop);
  expect(await convertProducts(shop, "ada")).toMatchObject({ tagsCreated: 1, newTags: ["Rings"] });
  expect(await tagNames(shop)).toEqual(["GOLD", "Rings"]);
});

test("undoes one conversion as a whole, which can be repeated or restored", async () => {
  const shop = await testShop();
  await add(shop);
  const first = await convertProducts(shop, "ada");
  await add(shop, { name: "Star", materials: "silver", categoryId: 7 });
  await add(shop, { name: "Sun", materials: "platinum" });
  const second = await convertProducts(shop, "ada");
  const platinum = (await listTags(shop)).find(({ name }) => name === "Platinum");
  await add(shop, { name: "Comet", materials: null, tagIds: [platinum?.id] });
  const undone = await undoConversion(shop, second.syncLogId ?? 0, "ada");
  expect(undone).toMatchObject({ removed: 2, message: "2 collections moved to the trash" });
  expect(await collections(shop)).toHaveLength(1);
  // A piece uses Platinum by now, so it stays.
  expect(await tagNames(shop)).toEqual(["Rings", "Gold", "Platinum"]);
  await expect(undoConversion(shop, second.syncLogId ?? 0, "ada")).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await restoreBatch(shop, undone.batch, { by: null })).toBe(4);
  expect(await collections(shop)).toHaveLength(3);
  await undoConversion(shop, first.syncLogId ?? 0, "ada");
  expect(await convertProducts(shop, "ada")).toMatchObject({ converted: 2 });
});

test("rejects undoing what is not a conversion", async () => {
  const shop = await testShop();
  await expect(undoConversion(shop, 7, "ada")).rejects.toMatchObject({ code: "not-found" });
});

test("converts a piece again after its collection was deleted", async () => {
  const shop = await testShop();
  await add(shop);
  await convertProducts(shop, "ada");
  const [made] = await collections(shop);
  await deleteCollection(shop, made?.id ?? 0, "ada");
  expect(await previewConversion(shop)).toMatchObject({ converted: 1 });
});

test("creates each collection once when two conversions run concurrently", async () => {
  const shop = await testShop();
  for (let n = 0; n < 40; n++) await add(shop, { name: `Ring ${n}` });
  const runs = await Promise.all([convertProducts(shop, "ada"), convertProducts(shop, "ada")]);
  expect(runs.reduce((sum, { converted }) => sum + converted, 0)).toBe(40);
  expect(await collections(shop)).toHaveLength(40);
});
