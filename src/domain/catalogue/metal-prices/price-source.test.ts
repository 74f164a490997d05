import { beforeEach, expect, test } from "vitest";
import { newProductSchema } from "#contract/catalogue/products.ts";
import {
  type PriceServer,
  priceSourceShop,
  savePickedSource,
} from "#tests/support/price-source-shop.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { listChanges } from "../../infrastructure/changes/list-changes.ts";
import { createProduct } from "../products/create-product.ts";
import { getProduct } from "../products/get-product.ts";
import { getMetalPrices } from "./get-metal-prices.ts";
import { getPriceSource, readPriceAnswer, removePriceSource } from "./price-source.ts";
import { recordMetalPrices } from "./record-metal-prices.ts";

let shop: TestShop;
let server: PriceServer;
beforeEach(async () => {
  ({ shop, server } = await priceSourceShop());
});

const save = (change: object = {}) => savePickedSource(shop, server.url, change);

test("stores the address and its header encrypted, and tells its host alone", async () => {
  const saved = await save({ header: "X-Api-Key: t0ken" });
  expect(saved).toMatchObject({ host: server.host, failure: null });
  const row = await shop.db.selectFrom("metalPriceSource").selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify([saved, row])).not.toMatch(/s3cret|t0ken/i);
  expect(await listChanges(shop, { limit: 1 })).toMatchObject([
    { kind: "settings", fields: ["metalPrices", "metalPriceSource"], by: "ada" },
  ]);
  expect(await removePriceSource(shop, "ada")).toMatchObject({ host: null, picks: {} });
  await expect(readPriceAnswer(shop, {})).rejects.toMatchObject({ code: "not-found" });
});

test("reads an address without recording anything", async () => {
  const answer = { currency: "USD", metals: { gold: 2650.1, silver: "31.20" } };
  expect(await readPriceAnswer(shop, { url: server.url })).toEqual(answer);
  expect((await getMetalPrices(shop)).history).toEqual([]);
});

test("records the confirmed prices, however far from the last ones, and reprices nothing", async () => {
  const piece = { name: "Band", price: "500.00", stock: 1, metals: "18k yellow gold 10 g" };
  const { id } = await createProduct(shop, newProductSchema.parse(piece), { by: null });
  await recordMetalPrices(shop, { gold: 1_000_000_000_000 }, "ada");
  expect(await save()).toMatchObject({ fetchedAt: "2026-11-20T15:00:00.000Z" });
  expect(await getMetalPrices(shop)).toMatchObject({ gold: "2650.10", silver: "31.20" });
  expect((await getProduct(shop, id, "admin")).price).toBe("500.00");
});

test("changes what is picked of the stored address", async () => {
  await save();
  const picks = { gold: { pointer: "/metals/gold", kind: "gram" } };
  server.sayPrices({ gold: 85.2 });
  await save({ url: undefined, picks });
  expect(await getPriceSource(shop)).toMatchObject({ host: server.host, picks });
  expect(await getMetalPrices(shop)).toMatchObject({ gold: "2650.01622336" });
});

test("sends the stored header to the stored address alone", async () => {
  const sent: (string | string[] | undefined)[] = [];
  server.answer = (request, response) => {
    sent.push(request.headers["x-api-key"]);
    response.end(JSON.stringify({ metals: { gold: 2650, silver: 31 } }));
  };
  await save({ header: "X-Api-Key: a: b" });
  await readPriceAnswer(shop, {});
  await readPriceAnswer(shop, { header: "x-api-key:other" });
  await readPriceAnswer(shop, { url: `${server.url}&to=another` });
  expect(sent).toEqual(["a: b", "a: b", "other", undefined]);
});
