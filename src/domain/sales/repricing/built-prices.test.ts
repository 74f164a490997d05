import { beforeEach, expect, test } from "vitest";
import { metalPricesInput } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import { repricingInput } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { pricingInput } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { recordMetalPrices } from "../../catalogue/metal-prices/record-metal-prices.ts";
import { savePricing } from "../../catalogue/pricing/save-pricing.ts";
import { undoBulkChange } from "../../catalogue/products/bulk/undo-bulk-change.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { applyRepricing } from "./apply-repricing.ts";
import { previewRepricing } from "./preview-repricing.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const add = async (metals: string) => {
  const input = newProductSchema.parse({ name: "Band", price: "500.00", stock: 1, metals });
  return (await createProduct(shop, input, { by: null })).id;
};
const price = (id: number, given: object) =>
  savePricing(shop, id, pricingInput.parse(given), "ada");
const record = (prices: object) => recordMetalPrices(shop, metalPricesInput.parse(prices), "ada");
const built = repricingInput.parse({ rule: "built" });

test("reprices to the built price once, with its own rounding, and undoes it", async () => {
  await record({ gold: "2000" });
  const [ring, plain, unpriced] = [
    await add("18k yellow gold 10 g"),
    await add("18k yellow gold 10 g"),
    await add("platinum 950 2 g"),
  ];
  await price(ring, { hours: "2", rate: "60", markup: "100", rounding: "nearest-5" });
  await price(unpriced, { markup: "100" });
  // 10 g × 0.750 × $2,000 ÷ 31.1034768 g is $482.26, with $120.00 of labor and twice that $1,204.52.
  expect(await previewRepricing(shop, built)).toMatchObject({
    changes: [{ productId: ring, from: "500.00", to: "1205.00", metalChange: "0.00" }],
    leftOut: [{ productId: unpriced, reason: "no-price", to: null }],
  });
  const { changed, undoId } = await applyRepricing(shop, built, "ada");
  expect(changed).toBe(1);
  expect((await getProduct(shop, plain, "admin")).price).toBe("500.00");
  expect(await applyRepricing(shop, built, "ada")).toEqual({ changed: 0, undoId: null });
  await undoBulkChange(shop, undoId ?? "", "ada");
  expect((await getProduct(shop, ring, "admin")).price).toBe("500.00");
});

test("never changes a locked price, even of a piece that is named", async () => {
  await record({ gold: "2000", silver: "20" });
  const id = await add("18k yellow gold 10 g; platinum 950 1 g");
  await price(id, { locked: true });
  await record({ gold: "2200" });
  const weight = repricingInput.parse({ productIds: [id] });
  // Nobody entered a price of platinum, so gold alone counts.
  expect((await previewRepricing(shop, weight)).leftOut).toMatchObject([
    { productId: id, to: "548.23", reason: "locked", metalChange: "48.23" },
  ]);
  expect(await applyRepricing(shop, weight, "ada")).toEqual({ changed: 0, undoId: null });
  const percentage = repricingInput.parse({ rule: "percentage" });
  expect((await previewRepricing(shop, percentage)).leftOut).toMatchObject([
    { productId: id, reason: "no-price" },
  ]);
});
