import { expect, test } from "vitest";
import { pricingInput } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { listChanges } from "../../infrastructure/changes/list-changes.ts";
import { createProduct } from "../products/create-product.ts";
import { getProduct } from "../products/get-product.ts";
import { getPricing } from "./get-pricing.ts";
import { savePricing } from "./save-pricing.ts";

test("stores how a price is built, without changing the price", async () => {
  const shop = await testShop();
  const { id } = await createProduct(shop, { name: "Band", price: 50_000 }, { by: null });
  const price = (id: number, given: object) =>
    savePricing(shop, id, pricingInput.parse(given), "ada");
  expect(await getPricing(shop, id)).toBeNull();
  await price(id, { loss: "7.5", stones: "120", hours: 3.25, rate: "65", supplier: "Rio" });
  await price(id, { loss: "7.5", stones: "120", hours: 3.25, rate: "65", markup: "110" });
  expect(await getPricing(shop, id)).toEqual({
    loss: "7.5",
    stones: "120.00",
    findings: "0.00",
    hours: "3.25",
    rate: "65.00",
    cost: null,
    markup: "110",
    rounding: "none",
    supplier: null,
    locked: false,
  });
  expect((await getProduct(shop, id, "admin")).price).toBe("500.00");
  expect(await listChanges(shop, { limit: 5 })).toMatchObject([
    { kind: "piece", productId: id, fields: ["pricing"], by: "ada" },
  ]);
  await expect(price(id + 1, {})).rejects.toMatchObject({ code: "not-found" });
  await expect(getPricing(shop, id + 1)).rejects.toMatchObject({ code: "not-found" });
});
