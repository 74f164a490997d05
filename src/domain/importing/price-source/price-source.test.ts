import { beforeEach, expect, test } from "vitest";
import { toValuePath } from "#contract/catalogue/metal-prices/source/value-path.ts";
import {
  type PriceServer,
  priceSourceShop,
  savePickedSource,
} from "#tests/support/price-source-shop.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { getMetalPrices } from "../../catalogue/metal-prices/get-metal-prices.ts";
import { listChanges } from "../../infrastructure/changes/list-changes.ts";
import { fetchMetalPrices } from "./fetch-metal-prices.ts";
import { getPriceSource } from "./get-price-source.ts";
import { removePriceSource } from "./remove-price-source.ts";
import { showPriceAnswer } from "./show-price-answer.ts";

let shop: TestShop;
let server: PriceServer;
beforeEach(async () => {
  ({ shop, server } = await priceSourceShop());
});

const save = (change: object = {}) => savePickedSource(shop, server.url, change);

test("keeps the address encrypted, and tells its host alone", async () => {
  const saved = await save();
  expect(saved).toMatchObject({ host: server.host, isDaily: true, waiting: [], failure: null });
  expect(JSON.stringify(saved)).not.toContain("s3cret");
  const row = await shop.db.selectFrom("metalPriceSource").selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain("s3cret");
  expect(await listChanges(shop, { limit: 1 })).toMatchObject([
    { kind: "settings", fields: ["metalPriceSource"], by: "ada" },
  ]);
  expect(await removePriceSource(shop, "ada")).toMatchObject({ host: null, picks: {} });
  await expect(fetchMetalPrices(shop)).rejects.toMatchObject({ code: "not-found" });
});

test("shows an answer, and changes what is chosen of the stored address", async () => {
  expect(await showPriceAnswer(shop, server.url)).toMatchObject({
    format: "json",
    data: { metals: { gold: 2650.1 } },
  });
  server.say("Metal;Preis\nGold;1.234,50\n\nSilver;31,20");
  const csv = await showPriceAnswer(shop, server.url);
  expect(csv).toMatchObject({
    format: "csv",
    data: [
      ["Metal", "Preis"],
      ["Gold", "1.234,50"],
      ["Silver", "31,20"],
    ],
  });
  const path = toValuePath(csv.data, [1, 1]);
  await save({ picks: { gold: { path, unit: "ounce" } } });
  expect(await fetchMetalPrices(shop)).toEqual({
    gold: "1234.50",
    host: server.host,
    problems: [],
  });
  await save({ url: undefined, picks: { gold: { path, unit: "gram" } }, isDaily: false });
  expect(await fetchMetalPrices(shop)).toMatchObject({ gold: "38397.2421096" });
  expect(await getPriceSource(shop)).toMatchObject({ isDaily: false, host: server.host });
});

test("fetches on demand without recording anything, and says which price is missing", async () => {
  await save();
  server.sayPrices({ gold: "2,700.00", silver: "n/a" });
  expect(await fetchMetalPrices(shop)).toEqual({
    gold: "2700.00",
    host: server.host,
    problems: [`${server.host} says “n/a” for silver, which isn’t a price above 0.`],
  });
  expect((await getMetalPrices(shop)).history).toEqual([]);
});
