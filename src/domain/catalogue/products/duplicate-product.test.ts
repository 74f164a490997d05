import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { createTag } from "../tags/create-tag.ts";
import { createProduct } from "./create-product.ts";
import { duplicateProduct } from "./duplicate-product.ts";

test("copies a piece as hidden and available, without SKU and reservation", async () => {
  const shop = await testShop();
  const { id: tagId } = await createTag(
    shop,
    { name: "Gold", slug: "gold", type: "material" },
    { by: null },
  );
  const piece = await createProduct(
    shop,
    {
      name: "Band",
      price: 89_050,
      sku: "FG-1",
      weight: 640,
      categoryId: 12,
      materials: "18k gold",
      availability: "reserved",
      reservedFor: "Ada",
      stock: 3,
      tagIds: [tagId],
      images: ["https://example.com/a.jpg"],
    },
    { by: null },
  );
  const same = { price: "890.50", weight: "6.40", categoryId: 12, materials: "18k gold" };
  expect(await duplicateProduct(shop, piece.id, { withPhotos: true, by: null })).toMatchObject({
    ...same,
    name: "Band (copy)",
    sku: null,
    stock: 1,
    isActive: false,
    availability: "available",
    reservedFor: null,
    tagIds: [tagId],
    images: piece.images,
  });
  const bare = await duplicateProduct(shop, piece.id, { withPhotos: false, by: null });
  expect(bare).toMatchObject({ ...same, images: [] });
});

test("keeps made to order, and shortens a name that leaves no room", async () => {
  const shop = await testShop();
  const order = { availability: "made_to_order", leadTime: "4 weeks" } as const;
  const { id } = await createProduct(
    shop,
    { name: "x".repeat(255), price: 1, ...order },
    { by: null },
  );
  const copy = await duplicateProduct(shop, id, { withPhotos: false, by: null });
  expect(copy).toMatchObject(order);
  expect(copy.name).toHaveLength(255);
  expect(copy.name.endsWith("x (copy)")).toBe(true);
  await expect(duplicateProduct(shop, 77, { withPhotos: true, by: null })).rejects.toMatchObject({
    code: "not-found",
  });
});
