import { expect, test } from "vitest";
import { metalPricesInput } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getMetalPrices } from "./get-metal-prices.ts";
import { recordMetalPrices } from "./record-metal-prices.ts";

test("keeps a year of metal prices, and the last of each however old", async () => {
  const shop = await testShop();
  const record = (prices: object) => recordMetalPrices(shop, metalPricesInput.parse(prices), "ada");
  await record({ gold: "1900", silver: "20" });
  shop.clock.advance({ days: 200 });
  await record({ gold: "2000" });
  shop.clock.advance({ days: 200 });
  await record({ gold: "4174.08658656" });
  const { history, ...last } = await getMetalPrices(shop);
  expect(last).toEqual({ gold: "4174.08658656", silver: "20.00", platinum: null, palladium: null });
  expect(history.map(({ metal, price }) => `${metal} ${price}`)).toEqual([
    "silver 20.00",
    "gold 2000.00",
    "gold 4174.08658656",
  ]);
  await expect(recordMetalPrices(shop, {}, "ada")).rejects.toMatchObject({ code: "invalid" });
});
