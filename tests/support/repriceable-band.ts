import { metalPricesInput } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { recordMetalPrices } from "#domain/catalogue/metal-prices/record-metal-prices.ts";
import { createProduct } from "#domain/catalogue/products/create-product.ts";
import type { Shop } from "#domain/shop.ts";

/** Metals of a piece whose price follows gold. */
export const goldBand = { metals: "18k yellow gold 10 g" };

/** Records prices of a troy ounce in dollars, as the call for it is read. */
export const recordPrices = (shop: Shop, prices: object) =>
  recordMetalPrices(shop, metalPricesInput.parse(prices), "ada");

/** Adds a band for $500.00 unless the piece says otherwise; returns its id. */
export async function addBand(shop: Shop, piece: object): Promise<number> {
  const input = newProductSchema.parse({ name: "Band", price: "500.00", stock: 1, ...piece });
  return (await createProduct(shop, input, { by: null })).id;
}
