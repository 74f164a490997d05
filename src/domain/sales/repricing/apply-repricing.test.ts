import { beforeEach, expect, test } from "vitest";
import { repricingInput } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { pricingInput } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { addBand, goldBand, recordPrices } from "#tests/support/repriceable-band.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { getMetalPrices } from "../../catalogue/metal-prices/get-metal-prices.ts";
import { savePricing } from "../../catalogue/pricing/save-pricing.ts";
import { applyRepricing } from "./apply-repricing.ts";
import { listRepriced } from "./list-repriced.ts";
import { listRepricings } from "./list-repricings.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const record = (prices: object) => recordPrices(shop, prices);
const add = (piece: object) => addBand(shop, piece);
const apply = (given: object = {}) => applyRepricing(shop, repricingInput.parse(given), "ada");

test("the history names the metals that changed of the pieces that changed", async () => {
  await record({ gold: "2000", silver: "20", platinum: "900", palladium: "1000" });
  await add({ metals: "18k yellow gold 10 g; sterling silver 5 g" });
  await add({ metals: "platinum 950 2 g", availability: "reserved", reservedFor: "Ana" });
  await record({ gold: "1800", silver: "20", platinum: "950", palladium: "1100" });
  await apply();
  expect(await listRepricings(shop)).toMatchObject([
    {
      metals: [{ metal: "gold", from: "2000.00", to: "1800.00" }],
      changed: 1,
      difference: "-48.23",
      rule: "weight",
      by: "ada",
    },
  ]);
});

test("names no metal where built prices changed for another reason", async () => {
  await record({ gold: "2000" });
  const id = await add(goldBand);
  await savePricing(shop, id, pricingInput.parse({ markup: "100" }), "ada");
  await apply({ rule: "built" });
  expect(await listRepricings(shop)).toMatchObject([{ rule: "built", metals: [], changed: 1 }]);
});

test("records the new prices of metals even where no price of a piece changes, and none unasked", async () => {
  const unchanged = { changed: 0, undoId: null };
  expect(await apply({ metals: { gold: "2200", silver: "30" } })).toEqual(unchanged);
  expect(await apply({ metals: { silver: "31" } })).toEqual(unchanged);
  expect(await apply()).toEqual(unchanged);
  const { gold, silver, history } = await getMetalPrices(shop);
  expect([gold, silver, history.length]).toEqual(["2200.00", "31.00", 3]);
  expect(await listRepricings(shop)).toEqual([]);
});

test("changes the pieces that are named and no others, reserved ones too", async () => {
  await record({ gold: "2000" });
  const reserved = await add({ ...goldBand, availability: "reserved", reservedFor: "Ana" });
  await add(goldBand);
  await record({ gold: "2200" });
  const { undoId } = await apply({ productIds: [reserved] });
  expect(await listRepriced(shop, undoId ?? "")).toMatchObject([{ productId: reserved }]);
  expect(await apply({ productIds: [] })).toMatchObject({ changed: 0 });
  expect(await apply()).toMatchObject({ changed: 1 });
});

test("lists the prices of a change by name, and the last fifty changes newest first", async () => {
  await record({ gold: "2000" });
  for (const name of ["Signet", "Band", "Cuff"]) await add({ ...goldBand, name });
  await record({ gold: "2200" });
  const { undoId } = await apply();
  const names = (await listRepriced(shop, undoId ?? "")).map(({ name }) => name);
  expect(names).toEqual(["Band", "Cuff", "Signet"]);
  const later = Array.from({ length: 50 }, (_, minute) => ({
    id: crypto.randomUUID(),
    rule: "weight" as const,
    metals: "[]",
    changed: minute,
    differenceCents: 0,
    createdAt: new Date(shop.now().getTime() + (minute + 1) * 60_000).toISOString(),
  }));
  await shop.db.insertInto("repricings").values(later).execute();
  const listed = await listRepricings(shop);
  expect(listed.map(({ changed }) => changed)).toEqual(
    Array.from({ length: 50 }, (_, at) => 49 - at),
  );
  expect(listed.map(({ id }) => id)).not.toContain(undoId);
});
