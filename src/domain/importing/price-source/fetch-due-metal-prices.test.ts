import { beforeEach, expect, test } from "vitest";
import { newProductSchema } from "#contract/catalogue/products.ts";
import {
  type PriceServer,
  priceSourceShop,
  savePickedSource,
} from "#tests/support/price-source-shop.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { getMetalPrices } from "../../catalogue/metal-prices/get-metal-prices.ts";
import { recordMetalPrices } from "../../catalogue/metal-prices/record-metal-prices.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { answerWaitingPrice } from "./answer-waiting-price.ts";
import { fetchDueMetalPrices } from "./fetch-due-metal-prices.ts";
import { fetchMetalPrices } from "./fetch-metal-prices.ts";
import { getPriceSource } from "./get-price-source.ts";

let shop: TestShop;
let server: PriceServer;
beforeEach(async () => {
  ({ shop, server } = await priceSourceShop());
});

const save = (change: object = {}) => savePickedSource(shop, server.url, change);
const lastPrices = async () => {
  const { gold, silver } = await getMetalPrices(shop);
  return [gold, silver];
};

test("records the prices with their time, once for all processes, and reprices nothing", async () => {
  const piece = { name: "Band", price: "500.00", stock: 1, metals: "18k yellow gold 10 g" };
  const { id } = await createProduct(shop, newProductSchema.parse(piece), { by: null });
  await save();
  server.asked = 0;
  await Promise.all([fetchDueMetalPrices(shop), fetchDueMetalPrices(shop)]);
  expect(server.asked).toBe(1);
  expect(await lastPrices()).toEqual(["2650.10", "31.20"]);
  server.sayPrices({ gold: 2700, silver: 30 });
  shop.clock.advance({ hours: 23 });
  await fetchDueMetalPrices(shop);
  expect(await lastPrices()).toEqual(["2650.10", "31.20"]);
  shop.clock.advance({ hours: 1 });
  await fetchDueMetalPrices(shop);
  expect(await lastPrices()).toEqual(["2700.00", "30.00"]);
  const { history } = await getMetalPrices(shop);
  expect(history.at(-1)?.recordedAt).toBe("2026-11-21T15:00:00.000Z");
  expect((await getProduct(shop, id, "admin")).price).toBe("500.00");
});

test("fetches nothing where that was not asked for", async () => {
  await save({ isDaily: false });
  server.asked = 0;
  shop.clock.advance({ days: 3 });
  await fetchDueMetalPrices(shop);
  expect(server.asked).toBe(0);
});

test("lets a first price for another unit wait until it is confirmed", async () => {
  await save();
  server.sayPrices({ gold: 2650.1, silver: 1.0031 });
  await fetchDueMetalPrices(shop);
  expect(await lastPrices()).toEqual(["2650.10", null]);
});

test("lets a price that is off by more than a fifth wait until it is confirmed", async () => {
  await recordMetalPrices(shop, { gold: 2_000_000_000_000, silver: 30_000_000_000 }, "ada");
  await save();
  await fetchDueMetalPrices(shop);
  expect(await lastPrices()).toEqual(["2000.00", "31.20"]);
  const gold = { metal: "gold", price: "2650.10" } as const;
  expect((await getPriceSource(shop)).waiting).toEqual([
    { ...gold, fetchedAt: "2026-11-20T15:00:00.000Z" },
  ]);
  const stale = answerWaitingPrice(shop, { ...gold, price: "2600.00", isRight: true }, "ada");
  await expect(stale).rejects.toMatchObject({ code: "conflict" });
  await answerWaitingPrice(shop, { ...gold, isRight: true }, "ada");
  expect(await lastPrices()).toEqual(["2650.10", "31.20"]);
  expect((await getPriceSource(shop)).waiting).toEqual([]);
});

test.each([
  [
    "is dropped",
    (shop: TestShop) =>
      answerWaitingPrice(shop, { metal: "gold", price: "2650.10", isRight: false }, "ada"),
  ],
  [
    "is followed by a usual one",
    async (shop: TestShop) => {
      server.sayPrices({ gold: 2100, silver: 31 });
      shop.clock.advance({ days: 1 });
      await fetchDueMetalPrices(shop);
    },
  ],
  [
    "is overtaken by one typed by hand",
    (shop: TestShop) => recordMetalPrices(shop, { gold: 2_100_000_000_000 }, "ada"),
  ],
])("forgets a price that waits when it %s", async (_, then) => {
  await recordMetalPrices(shop, { gold: 2_000_000_000_000 }, "ada");
  await save();
  await fetchDueMetalPrices(shop);
  expect((await getPriceSource(shop)).waiting).toHaveLength(1);
  await then(shop);
  expect((await getPriceSource(shop)).waiting).toEqual([]);
  expect((await getMetalPrices(shop)).gold).not.toBe("2650.10");
});

test("says what failed, tries again in an hour, and forgets the failure when it works", async () => {
  await save();
  server.say("no", 500);
  await fetchDueMetalPrices(shop);
  expect(await getPriceSource(shop)).toMatchObject({
    failure: `${server.host} answered with an error (status 500). Try again later.`,
    failedAt: "2026-11-20T15:00:00.000Z",
    fetchedAt: null,
  });
  server.sayPrices({ gold: 2650 });
  shop.clock.advance({ minutes: 59 });
  await fetchDueMetalPrices(shop);
  expect(await lastPrices()).toEqual([null, null]);
  shop.clock.advance({ minutes: 1 });
  await fetchDueMetalPrices(shop);
  expect(await lastPrices()).toEqual(["2650.00", null]);
  expect(await getPriceSource(shop)).toMatchObject({
    failure: `The answer of ${server.host} no longer has the value you chose for silver. Choose it again.`,
    fetchedAt: "2026-11-20T16:00:00.000Z",
  });
  server.sayPrices({ gold: 2650, silver: 31 });
  shop.clock.advance({ days: 1 });
  await fetchDueMetalPrices(shop);
  expect(await getPriceSource(shop)).toMatchObject({ failure: null, failedAt: null });
});

test("says that the shop's key is another one", async () => {
  await save();
  const secrets = { ...shop.secrets, encryptionKey: "another key" };
  await expect(fetchMetalPrices({ ...shop, secrets })).rejects.toMatchObject({
    code: "unprocessable",
  });
  await fetchDueMetalPrices({ ...shop, secrets });
  expect((await getPriceSource(shop)).failure).toMatch(/^The stored web address can’t be read/);
});
