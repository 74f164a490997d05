import { beforeEach, expect, test } from "vitest";
import { newProductSchema } from "#contract/catalogue/products.ts";
import {
  type PriceServer,
  priceSourceShop,
  savePickedSource,
} from "#tests/support/price-source-shop.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../products/create-product.ts";
import { getProduct } from "../products/get-product.ts";
import { fetchDueMetalPrices } from "./fetch-due-metal-prices.ts";
import { getMetalPrices } from "./get-metal-prices.ts";
import { getPriceSource, readPriceAnswer, removePriceSource } from "./price-source.ts";
import { recordMetalPrices } from "./record-metal-prices.ts";

let shop: TestShop;
let server: PriceServer;
beforeEach(async () => {
  ({ shop, server } = await priceSourceShop());
  await savePickedSource(shop, server.url);
  server.asked = 0;
});

const fetchAfter = async (duration: { hours?: number; days?: number }) => {
  shop.clock.advance(duration);
  await fetchDueMetalPrices(shop);
};
const lastPrices = async () => {
  const { gold, silver } = await getMetalPrices(shop);
  return [gold, silver];
};
const failure = async () => (await getPriceSource(shop)).failure;

test("records the prices with their time, once for all processes, and reprices nothing", async () => {
  const piece = { name: "Band", price: "500.00", stock: 1, metals: "18k yellow gold 10 g" };
  const { id } = await createProduct(shop, newProductSchema.parse(piece), { by: null });
  server.sayPrices({ gold: 2700, silver: 30 });
  await fetchAfter({ hours: 23 });
  expect(server.asked).toBe(0);
  expect(await lastPrices()).toEqual(["2650.10", "31.20"]);
  shop.clock.advance({ hours: 1 });
  await Promise.all([fetchDueMetalPrices(shop), fetchDueMetalPrices(shop)]);
  expect(server.asked).toBe(1);
  expect(await lastPrices()).toEqual(["2700.00", "30.00"]);
  const { history } = await getMetalPrices(shop);
  expect(history.at(-1)?.recordedAt).toBe("2026-11-21T15:00:00.000Z");
  expect((await getPriceSource(shop)).fetchedAt).toBe("2026-11-21T15:00:00.000Z");
  expect((await getProduct(shop, id, "admin")).price).toBe("500.00");
});

test("fetches nothing once the address is deleted", async () => {
  await removePriceSource(shop, "ada");
  await fetchAfter({ days: 3 });
  expect(server.asked).toBe(0);
});

test("leaves out a price that is off by more than a fifth, and says so for a day", async () => {
  server.sayPrices({ gold: 85.2, silver: 30 });
  await fetchAfter({ days: 1 });
  await fetchAfter({ hours: 23 });
  expect(server.asked).toBe(1);
  expect(await lastPrices()).toEqual(["2650.10", "30.00"]);
  expect(await failure()).toBe(
    "Gold: $85.20 per troy ounce is far from the last price and wasn’t recorded. Fetch prices now to check it.",
  );
  await recordMetalPrices(shop, { gold: 100_000_000_000 }, "ada");
  await fetchAfter({ hours: 1 });
  expect(await lastPrices()).toEqual(["85.20", "30.00"]);
  expect(await failure()).toBeNull();
});

test("says what failed, tries again at the next call, and forgets the failure when it works", async () => {
  server.say("no", 500);
  await fetchAfter({ days: 1 });
  expect(await getPriceSource(shop)).toMatchObject({
    failure: `${server.host} answered with an error (status 500). Try again later.`,
    fetchedAt: "2026-11-20T15:00:00.000Z",
  });
  expect(await lastPrices()).toEqual(["2650.10", "31.20"]);
  server.sayPrices({ gold: 2600 });
  await fetchAfter({ hours: 1 });
  expect(await lastPrices()).toEqual(["2600.00", "31.20"]);
  expect(await getPriceSource(shop)).toMatchObject({
    failure: "Silver: Nothing is at /metals/silver.",
    fetchedAt: "2026-11-21T16:00:00.000Z",
  });
  server.sayPrices({ gold: 2650, silver: 31 });
  await fetchAfter({ days: 1 });
  expect(await failure()).toBeNull();
});

test("says that the shop's key is another one", async () => {
  const secrets = { ...shop.secrets, encryptionKey: "another key" };
  const other = { ...shop, secrets };
  await expect(readPriceAnswer(other, {})).rejects.toMatchObject({ code: "unprocessable" });
  shop.clock.advance({ days: 1 });
  await fetchDueMetalPrices(other);
  expect(await failure()).toMatch(/^The stored web address can’t be read/);
});
