import { expect, test } from "vitest";
import { pricingInput } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { listChanges } from "../../infrastructure/changes/list-changes.ts";
import { recordMetalPrices } from "../metal-prices/record-metal-prices.ts";
import { getPricing } from "../pricing/get-pricing.ts";
import { savePricing } from "../pricing/save-pricing.ts";
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

test("copies how the price is built, and the metal price that it follows", async () => {
  const shop = await testShop();
  await recordMetalPrices(shop, { gold: 2_000_000_000_000 }, "ada");
  const metals = "18k yellow gold 4.2 g";
  const { id } = await createProduct(shop, { name: "Band", price: 50_000, metals }, { by: null });
  const built = { stones: "120", hours: "3.5", rate: "65", markup: "110", supplier: "Rio" };
  await savePricing(shop, id, pricingInput.parse(built), "ada");
  await recordMetalPrices(shop, { gold: 2_500_000_000_000 }, "ada");
  const copy = await duplicateProduct(shop, id, { withPhotos: false, by: "ada" });
  expect(await getPricing(shop, copy.id)).toEqual(await getPricing(shop, id));
  expect(copy.metals).toEqual([{ alloy: "18k-yellow-gold", grams: "4.20" }]);
  const rows = await shop.db.selectFrom("products").select("metalPriceId").execute();
  expect(new Set(rows.map(({ metalPriceId }) => metalPriceId)).size).toBe(1);
  expect((await listChanges(shop, { limit: 1 }))[0]).toMatchObject({
    action: "added",
    productId: copy.id,
  });
  const bare = await createProduct(shop, { name: "Ring", price: 1 }, { by: null });
  const plain = await duplicateProduct(shop, bare.id, { withPhotos: false, by: null });
  expect(await getPricing(shop, plain.id)).toBeNull();
});

test("shortens a name between characters as people see them", async () => {
  const shop = await testShop();
  const name = `${"x".repeat(240)}👩‍👧‍👦💍💍`;
  const { id } = await createProduct(shop, { name, price: 1 }, { by: null });
  const copy = await duplicateProduct(shop, id, { withPhotos: false, by: null });
  expect(copy.name).toBe(`${"x".repeat(240)}👩‍👧‍👦 (copy)`);
});
