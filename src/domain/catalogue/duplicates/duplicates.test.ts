import { expect, test } from "vitest";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { getCollection } from "../collections/get-collection.ts";
import { createProduct } from "../products/create-product.ts";
import { getProduct } from "../products/get-product.ts";
import { listProducts } from "../products/list-products.ts";
import { findRedirect } from "../redirects/find-redirect.ts";
import { recordRedirect } from "../redirects/record-redirect.ts";
import { createTag } from "../tags/create-tag.ts";
import { restoreBatch } from "../../operations/trash/restore-batch.ts";
import { mergeDuplicates } from "./merge-duplicates.ts";
import { previewDuplicates } from "./preview-duplicates.ts";

const add = async (shop: TestShop, input: object = {}) =>
  (
    await createProduct(
      shop,
      newProductSchema.parse({ name: "Moon Pendant", price: 129, ...input }),
      { by: null },
    )
  ).id;

const picture = (name: string) => `https://example.com/${name}.jpg`;

const many = (letter: string) => Array.from({ length: 20 }, (_, n) => picture(`${letter}${n}`));

const groupsOf = async (shop: TestShop) =>
  (await previewDuplicates(shop)).groups.map(({ keep, remove, reasons }) => ({
    keep: keep.id,
    remove: remove.map(({ id }) => id),
    reasons,
  }));

test("matches names without case, spacing and punctuation at the same price", async () => {
  const shop = await testShop();
  const first = await add(shop);
  const alike = [
    await add(shop, { name: " moon-pendant! " }),
    await add(shop, { name: "MOONPENDANT" }),
  ];
  await add(shop, { name: "Moon Pendant", price: "129.01" });
  await add(shop, { name: "Moon Pendants" });
  expect(await groupsOf(shop)).toEqual([
    { keep: first, remove: alike, reasons: ["name-and-price"] },
  ]);
});

test("matches the same pictures in any order, and never pieces without pictures", async () => {
  const shop = await testShop();
  const one = await add(shop, { name: "A", images: [picture("a"), picture("b")] });
  const two = await add(shop, { name: "B", price: 5, images: [picture("b"), picture("a")] });
  await add(shop, { name: "C", images: [picture("a")] });
  await add(shop, { name: "D" });
  await add(shop, { name: "E" });
  expect(await groupsOf(shop)).toEqual([{ keep: one, remove: [two], reasons: ["images"] }]);
});

test("groups duplicates transitively in any order", async () => {
  const shop = await testShop();
  const one = await add(shop, { name: "A" });
  const two = await add(shop, { name: "B", images: [picture("b")] });
  const bridge = await add(shop, { name: "a", images: [picture("b")] });
  const [group, ...others] = await groupsOf(shop);
  expect(others).toEqual([]);
  expect(new Set([group?.keep, ...(group?.remove ?? [])])).toEqual(new Set([one, two, bridge]));
  expect(group?.reasons).toEqual(["name-and-price", "images"]);
});

test("ignores hidden and deleted pieces", async () => {
  const shop = await testShop();
  await add(shop);
  await add(shop, { isActive: false });
  await addPiece(shop, { name: "Moon Pendant", deletedAt: shop.now().toISOString() });
  expect(await previewDuplicates(shop)).toEqual({ removed: 0, groups: [], batch: null });
  expect(await mergeDuplicates(shop, "ada")).toEqual({ removed: 0, groups: [], batch: null });
});

test("previews the merge without changing anything", async () => {
  const shop = await testShop();
  await add(shop);
  await add(shop, { materials: "Silver", description: "By night.", images: [picture("a")] });
  const preview = await previewDuplicates(shop);
  expect(preview.groups[0]?.keep).toMatchObject({ price: "129.00", image: picture("a") });
  expect((await listProducts(shop, { viewer: "admin" })).total).toBe(2);
  const { batch, ...merged } = await mergeDuplicates(shop, "ada");
  expect({ ...merged, batch: null }).toEqual(preview);
  expect(batch).not.toBeNull();
  expect((await listProducts(shop, { viewer: "admin" })).total).toBe(1);
  expect(await previewDuplicates(shop)).toMatchObject({ removed: 0 });
});

test("merges pictures, tags, collections and addresses into the most complete piece", async () => {
  const shop = await testShop();
  const gold = (
    await createTag(shop, { name: "Gold", slug: "gold", type: "material" }, { by: null })
  ).id;
  const pins = (
    await createTag(shop, { name: "Pins", slug: "pins", type: "jewelry_type" }, { by: null })
  ).id;
  const poor = await add(shop, { images: [picture("b"), picture("a")], tagIds: [pins] });
  const rich = await add(shop, {
    sku: "M-1",
    materials: "Gold",
    images: [picture("a")],
    tagIds: [gold],
  });
  const { id } = await addCollection(shop, "Night", { productIds: [poor] });
  await recordRedirect(shop, { fromPath: "/old", toPath: `/products/${poor}`, productId: poor });
  const { removed, batch } = await mergeDuplicates(shop, "ada");
  expect(removed).toBe(1);
  expect(await getProduct(shop, rich, "visitor")).toMatchObject({
    sku: "M-1",
    images: [picture("a"), picture("b")],
    tagIds: [gold, pins],
    version: 2,
  });
  await expect(getProduct(shop, poor, "admin")).rejects.toMatchObject({ code: "not-found" });
  expect((await getCollection(shop, id, "visitor")).productIds).toEqual([rich]);
  for (const path of [`/products/${poor}`, "/old"]) {
    expect(await findRedirect(shop, path)).toBe(`/products/${rich}`);
  }
  expect(await restoreBatch(shop, batch ?? "", { by: null })).toBe(1);
  expect(await getProduct(shop, poor, "visitor")).toMatchObject({ tagIds: [pins] });
});

test("moves a platform listing unless the remaining piece has one there", async () => {
  const shop = await testShop();
  const { id: platformId } = await shop.db
    .insertInto("platformIntegrations")
    .values({ platform: "woocommerce", credentials: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const keep = await add(shop, { sku: "M-1" });
  const [second, third] = [await add(shop), await add(shop)];
  await shop.db
    .insertInto("productListings")
    .values([
      { platformId, productId: second, externalId: "2" },
      { platformId, productId: third, externalId: "3" },
    ])
    .execute();
  await mergeDuplicates(shop, "ada");
  const listings = await shop.db
    .selectFrom("productListings")
    .select(["productId", "externalId"])
    .orderBy("externalId")
    .execute();
  expect(listings).toEqual([
    { productId: keep, externalId: "2" },
    { productId: third, externalId: "3" },
  ]);
});

test("limits the merged pictures to the maximum of a piece", async () => {
  const shop = await testShop();
  const keep = await add(shop, { sku: "M-1", images: many("a") });
  await add(shop, { images: many("b") });
  await mergeDuplicates(shop, "ada");
  const { images } = await getProduct(shop, keep, "visitor");
  expect(images).toEqual([...many("a"), ...many("b").slice(0, 4)]);
});

test("merges once under concurrency", async () => {
  const shop = await testShop();
  for (let n = 0; n < 4; n++) await add(shop);
  const outcomes = await Promise.allSettled([
    mergeDuplicates(shop, "a"),
    mergeDuplicates(shop, "b"),
  ]);
  const removed = outcomes.map((one) => (one.status === "fulfilled" ? one.value.removed : 0));
  expect((await listProducts(shop, { viewer: "admin" })).total).toBe(1);
  expect(removed.reduce((sum, count) => sum + count, 0)).toBe(3);
});
