import { describe, expect, test } from "vitest";
import type { NewProduct } from "#contract/catalogue/products.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createTag } from "../tags/create-tag.ts";
import { deleteTag } from "../tags/delete-tag.ts";
import { listTrash } from "../../operations/trash/list-trash.ts";
import { restoreFromTrash } from "../../operations/trash/restore-from-trash.ts";
import { clearProducts } from "./clear-products.ts";
import { createProduct } from "./create-product.ts";
import { deleteProduct } from "./delete-product.ts";
import { getProduct } from "./get-product.ts";
import { listProducts } from "./list-products.ts";
import { updateProduct } from "./update-product.ts";

const band: NewProduct = { name: "Hammered Gold Band", price: 89_000 };

const address = (name: string) => `https://example.com/${name}.jpg`;

const makeTag = async (shop: TestShop, name: string) => {
  const { id } = await createTag(
    shop,
    { name, slug: name.toLowerCase(), type: "material" },
    { by: null },
  );
  return id;
};

describe("an SKU", () => {
  test("belongs to one piece, which a refusal names", async () => {
    const shop = await testShop();
    await createProduct(shop, { ...band, sku: "FG-101" }, { by: null });
    const refusal = {
      code: "conflict",
      message: "The sku “FG-101” is already used by “Hammered Gold Band”.",
    };
    await expect(
      createProduct(shop, { ...band, name: "Other", sku: "FG-101" }, { by: null }),
    ).rejects.toMatchObject(refusal);
    const { id } = await createProduct(shop, { ...band, name: "Other" }, { by: null });
    await expect(updateProduct(shop, id, { sku: "FG-101" }, null)).rejects.toMatchObject(refusal);
    expect(await listProducts(shop, { viewer: "admin" })).toMatchObject({ total: 2 });
  });

  test("can be sent again by its piece and is free after deletion", async () => {
    const shop = await testShop();
    const { id } = await createProduct(shop, { ...band, sku: "FG-101" }, { by: null });
    await updateProduct(shop, id, { sku: "FG-101", price: 1 }, null);
    await deleteProduct(shop, id, null);
    expect(await createProduct(shop, { ...band, sku: "FG-101" }, { by: null })).toMatchObject({
      sku: "FG-101",
    });
  });

  test("goes to one of two concurrent requests", async () => {
    const shop = await testShop();
    const reach = () => createProduct(shop, { ...band, sku: "FG-101" }, { by: null });
    const results = await Promise.allSettled([reach(), reach(), reach()]);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.map(({ reason }) => reason.code)).toEqual(["conflict", "conflict"]);
  });
});

describe("requires existing references", () => {
  test.each([
    [{ categoryId: 99 }, "categoryId"],
    [{ tagIds: [99] }, "tagIds.0"],
  ])("%j", async (fields, path) => {
    const shop = await testShop();
    const refusal = { code: "invalid", issues: [{ path }] };
    await expect(createProduct(shop, { ...band, ...fields }, { by: null })).rejects.toMatchObject(
      refusal,
    );
    const { id } = await createProduct(shop, band, { by: null });
    await expect(updateProduct(shop, id, fields, null)).rejects.toMatchObject(refusal);
    expect((await getProduct(shop, id, "admin")).version).toBe(1);
  });

  test("refuses a deleted tag", async () => {
    const shop = await testShop();
    const id = await makeTag(shop, "Gold");
    await deleteTag(shop, id, null);
    await expect(
      createProduct(shop, { ...band, tagIds: [id] }, { by: null }),
    ).rejects.toMatchObject({
      issues: [{ path: "tagIds.0", message: `There is no tag ${id}` }],
    });
  });
});

test("replaces all tags; a deleted one returns when restored", async () => {
  const shop = await testShop();
  const gold = await makeTag(shop, "Gold");
  const silver = await makeTag(shop, "Silver");
  const { id } = await createProduct(shop, { ...band, tagIds: [gold, gold] }, { by: null });
  expect((await getProduct(shop, id, "visitor")).tagIds).toEqual([gold]);
  const { trashId } = await deleteTag(shop, gold, null);
  expect((await updateProduct(shop, id, { tagIds: [silver] }, null)).tagIds).toEqual([silver]);
  await restoreFromTrash(shop, trashId, {}, { by: null });
  expect((await getProduct(shop, id, "visitor")).tagIds).toEqual([gold, silver]);
  expect((await updateProduct(shop, id, { tagIds: [] }, null)).tagIds).toEqual([]);
});

test("refuses an outdated version and returns the current piece", async () => {
  const shop = await testShop();
  const { id } = await createProduct(shop, band, { by: null });
  await updateProduct(shop, id, { price: 95_000, version: 1 }, null);
  await expect(updateProduct(shop, id, { name: "Mine", version: 1 }, null)).rejects.toMatchObject({
    code: "conflict",
    message: "This piece was changed elsewhere in the meantime.",
    current: { price: "950.00", version: 2, name: "Hammered Gold Band" },
  });
});

test("applies one of two concurrent changes of one version", async () => {
  const shop = await testShop();
  const { id } = await createProduct(shop, band, { by: null });
  const results = await Promise.allSettled([
    updateProduct(shop, id, { name: "First", version: 1 }, null),
    updateProduct(shop, id, { name: "Second", version: 1 }, null),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await getProduct(shop, id, "admin")).version).toBe(2);
});

test("lists a hidden piece only with a price", async () => {
  const shop = await testShop();
  const { id } = await createProduct(shop, { ...band, price: 0, isActive: false }, { by: null });
  await expect(updateProduct(shop, id, { isActive: true }, null)).rejects.toMatchObject({
    code: "unprocessable",
    message: "“Hammered Gold Band” has no price yet. Give it one, then list it.",
  });
  await updateProduct(shop, id, { isActive: true, price: 89_000 }, null);
  expect(await getProduct(shop, id, "visitor")).toMatchObject({ price: "890.00" });
});

test("closes a piece's photo queue entry once it has a picture", async () => {
  const shop = await testShop();
  const { id } = await createProduct(shop, band, { by: null });
  await shop.db
    .insertInto("importQueue")
    .values({ productId: id, productName: band.name })
    .execute();
  const status = async () => {
    const rows = await shop.db.selectFrom("importQueue").select("status").execute();
    return rows.map((row) => row.status);
  };
  await updateProduct(shop, id, { images: [] }, null);
  expect(await status()).toEqual(["pending_photos"]);
  await updateProduct(shop, id, { images: ["https://example.com/a.jpg"] }, null);
  expect(await status()).toEqual(["done"]);
});

test("replaces all pictures in order", async () => {
  const shop = await testShop();
  const { id } = await createProduct(
    shop,
    { ...band, images: [address("a"), address("b")] },
    { by: null },
  );
  const changed = await updateProduct(shop, id, { images: [address("b"), address("c")] }, null);
  expect(changed.images).toEqual([address("b"), address("c")]);
  expect(changed.media.map(({ url }) => url)).toEqual(changed.images);
  await expect(
    updateProduct(shop, id, { images: [`/media/${"0".repeat(64)}.jpg`] }, null),
  ).rejects.toMatchObject({ code: "invalid", issues: [{ path: "images.0" }] });
  expect((await updateProduct(shop, id, { images: [] }, null)).images).toEqual([]);
});

describe("a deleted piece", () => {
  test("is gone for everybody and can be restored", async () => {
    const shop = await testShop();
    const { id } = await createProduct(shop, band, { by: null });
    const { trashId, message } = await deleteProduct(shop, id, "ada");
    expect(message).toBe("Product deleted successfully");
    for (const viewer of ["admin", "visitor"] as const) {
      await expect(getProduct(shop, id, viewer)).rejects.toMatchObject({ code: "not-found" });
    }
    await expect(updateProduct(shop, id, { price: 1 }, null)).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(deleteProduct(shop, id, "ada")).rejects.toMatchObject({ code: "not-found" });
    await restoreFromTrash(shop, trashId, {}, { by: null });
    expect(await getProduct(shop, id, "visitor")).toMatchObject({ id });
  });

  test("is among all when the catalogue is cleared", async () => {
    const shop = await testShop();
    await createProduct(shop, band, { by: null });
    await createProduct(shop, { ...band, isActive: false }, { by: null });
    const { removed, batch } = await clearProducts(shop, "ada");
    expect(removed).toBe(2);
    expect(batch).not.toBe("");
    expect(await listProducts(shop, { viewer: "admin" })).toMatchObject({ total: 0 });
    expect(await listTrash(shop)).toHaveLength(2);
    expect(await clearProducts(shop, "ada")).toMatchObject({ removed: 0 });
  });
});

test("lists no piece without a price, however it is made or changed", async () => {
  const shop = await testShop();
  const free = { ...band, price: 0 };
  const refused = { code: "unprocessable", message: expect.stringContaining("price") };
  await expect(createProduct(shop, free, { by: null })).rejects.toMatchObject(refused);
  await expect(
    createProduct(shop, { ...free, isActive: true }, { by: null }),
  ).rejects.toMatchObject(refused);
  const { id } = await createProduct(shop, band, { by: null });
  await expect(updateProduct(shop, id, { price: 0 }, null)).rejects.toMatchObject({
    ...refused,
    message: "“Hammered Gold Band” is listed, so it needs a price. Give it one, or hide it.",
  });
  await expect(updateProduct(shop, id, { price: 0, isActive: true }, null)).rejects.toMatchObject(
    refused,
  );
  expect(await updateProduct(shop, id, { price: 0, isActive: false }, null)).toMatchObject({
    price: "0.00",
    isActive: false,
  });
});

test("changes a piece that was listed without a price before", async () => {
  const shop = await testShop();
  const { id } = await createProduct(shop, band, { by: null });
  await shop.db.updateTable("products").set({ priceCents: 0 }).execute();
  const form = { name: "Band", price: 0, isActive: true };
  expect(await updateProduct(shop, id, form, null)).toMatchObject({ name: "Band", price: "0.00" });
});
