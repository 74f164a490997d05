import { describe, expect, test } from "vitest";
import type { NewProduct } from "#contract/catalogue/products.ts";
import { countQueries } from "#tests/support/count-queries.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "./create-product.ts";
import { getProduct } from "./get-product.ts";
import { listProducts } from "./list-products.ts";
import { updateProduct } from "./update-product.ts";

const band: NewProduct = { name: "Hammered Gold Band", price: 89_000 };

describe("a piece", () => {
  test("returns all fields", async () => {
    const shop = await testShop();
    const product = await createProduct(
      shop,
      {
        ...band,
        description: "Planished.",
        categoryId: 12,
        sku: "FG-101",
        stock: 2,
        isCustomDesign: true,
        materials: "18k yellow gold",
        weight: 640,
        dimensions: "5.0 mm wide",
        images: ["https://example.com/band.jpg"],
      },
      { by: null },
    );
    expect(product).toMatchObject({
      name: "Hammered Gold Band",
      description: "Planished.",
      price: "890.00",
      categoryId: 12,
      sku: "FG-101",
      stock: 2,
      isCustomDesign: true,
      isActive: true,
      materials: "18k yellow gold",
      weight: "6.40",
      dimensions: "5.0 mm wide",
      availability: "available",
      images: ["https://example.com/band.jpg"],
      tagIds: [],
      version: 1,
      createdAt: "2026-11-20T15:00:00.000Z",
      updatedAt: "2026-11-20T15:00:00.000Z",
    });
    expect(product.media[0]).toMatchObject({ url: "https://example.com/band.jpg", width: null });
    expect(await getProduct(shop, product.id, "visitor")).toEqual(product);
  });

  test("has defaults", async () => {
    const shop = await testShop();
    expect(await createProduct(shop, band, { by: null })).toMatchObject({
      description: null,
      categoryId: null,
      sku: null,
      stock: 0,
      isActive: true,
      isCustomDesign: false,
      weight: null,
      images: [],
      availability: "available",
    });
  });

  test("is visible to the admin only while hidden", async () => {
    const shop = await testShop();
    const { id } = await createProduct(shop, { ...band, isActive: false }, { by: null });
    await expect(getProduct(shop, id, "visitor")).rejects.toMatchObject({
      code: "not-found",
      message: "Product not found",
    });
    expect(await getProduct(shop, id, "admin")).toMatchObject({ id, isActive: false });
    expect(await listProducts(shop, { viewer: "visitor" })).toEqual({ items: [], total: 0 });
    expect(await listProducts(shop, { viewer: "admin" })).toMatchObject({ total: 1 });
  });

  test("changes the given fields", async () => {
    const shop = await testShop();
    const before = await createProduct(
      shop,
      { ...band, sku: "A", stock: 1, materials: "gold" },
      { by: null },
    );
    shop.clock.advance({ minutes: 5 });
    const after = await updateProduct(shop, before.id, { price: 95_050, materials: null }, null);
    expect(after).toEqual({
      ...before,
      price: "950.50",
      materials: null,
      version: 2,
      updatedAt: "2026-11-20T15:05:00.000Z",
    });
    expect(await updateProduct(shop, before.id, {}, null)).toEqual(after);
  });
});

test("needs as many queries for a page as for one piece", async () => {
  const shop = await testShop();
  const cost = (limit: number) =>
    countQueries(shop, (shop) => listProducts(shop, { viewer: "visitor", limit }));
  for (let index = 0; index < 30; index += 1) {
    await createProduct(
      shop,
      { ...band, images: [`https://example.com/${index}.jpg`] },
      { by: null },
    );
  }
  const forOne = await cost(1);
  expect(await cost(24)).toBe(forOne);
  expect(forOne).toBeLessThanOrEqual(5);
});
