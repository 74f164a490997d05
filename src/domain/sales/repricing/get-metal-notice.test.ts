import { beforeEach, expect, test } from "vitest";
import { repricingInput } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { pricingInput } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { sendNewQuote } from "#tests/support/new-quote.ts";
import { addBand, goldBand, recordPrices } from "#tests/support/repriceable-band.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { savePricing } from "../../catalogue/pricing/save-pricing.ts";
import { undoBulkChange } from "../../catalogue/products/bulk/undo-bulk-change.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { applyRepricing } from "./apply-repricing.ts";
import { getMetalNotice } from "./get-metal-notice.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const record = (prices: object) => recordPrices(shop, prices);
const add = (piece: object) => addBand(shop, piece);
const notice = () => getMetalNotice(shop);
const LINE = repricingInput.parse({ rule: "weight", rounding: "nearest-5", moved: true });
const change = () => applyRepricing(shop, LINE, "ada");
const priceOf = async (id: number) => (await getProduct(shop, id, "admin")).price;
const QUIET = { moved: [], old: [], changes: 0, difference: "0.00", unweighed: 0, toWeigh: [] };

test("says nothing without metal prices, and nothing before one moves by the threshold", async () => {
  await add(goldBand);
  expect(await notice()).toMatchObject({ ...QUIET, lastId: 0, leftId: 0 });
  await record({ gold: "4000" });
  await record({ gold: "4199.99" });
  expect(await notice()).toMatchObject(QUIET);
  await record({ gold: "4200" });
  expect(await notice()).toMatchObject({ moved: [{ metal: "gold", low: 5, high: 5 }] });
  await updateSettings(shop, { metalThreshold: 10 }, "ada");
  expect(await notice()).toMatchObject(QUIET);
});

test("counts what would change until it is changed, and again after its undo", async () => {
  await record({ gold: "4000" });
  const [first] = [await add(goldBand), await add(goldBand)];
  await record({ gold: "4400" });
  const risen = {
    ...QUIET,
    moved: [{ metal: "gold", price: "4400.00", low: 10, high: 10 }],
    changes: 2,
    // 10 g × 0.750 × $400 ÷ 31.1034768 g, to the nearest $5
    difference: "190.00",
  };
  expect(await notice()).toMatchObject(risen);
  const both = await Promise.all([change(), change()]);
  expect(both.reduce((sum, { changed }) => sum + changed, 0)).toBe(2);
  expect(await priceOf(first)).toBe("595.00");
  expect(await notice()).toMatchObject(QUIET);
  const { undoId } = both.find(({ changed }) => changed > 0) ?? {};
  await undoBulkChange(shop, undoId ?? "", "ada");
  expect(await notice()).toMatchObject(risen);
});

test("tells of prices that fall, and of none after a price that moved back", async () => {
  await record({ gold: "4000" });
  await add(goldBand);
  await record({ gold: "3600" });
  expect(await notice()).toMatchObject({
    moved: [{ price: "3600.00", low: -10, high: -10 }],
    changes: 1,
    difference: "-95.00",
  });
  await record({ gold: "4000" });
  expect(await notice()).toMatchObject(QUIET);
});

test("names each metal that moved and between which percentages, and leaves the other pieces alone", async () => {
  await record({ gold: "4000", silver: "50", platinum: "1500" });
  await add(goldBand);
  const platinum = await add({ metals: "platinum 950 100 g" });
  await record({ gold: "4200" });
  await add(goldBand);
  await add({ metals: "18k yellow gold 1 g; sterling silver 100 g" });
  await record({ gold: "4620", silver: "55", platinum: "1550" });
  expect(await notice()).toMatchObject({
    moved: [
      { metal: "gold", low: 10, high: 16 },
      { metal: "silver", low: 10, high: 10 },
    ],
    changes: 3,
  });
  expect(await change()).toMatchObject({ changed: 3 });
  expect(await priceOf(platinum)).toBe("500.00");
});

test("is quiet after it was left until a metal moves by the threshold from there", async () => {
  await record({ gold: "4000", silver: "50" });
  await add(goldBand);
  await record({ gold: "4400" });
  const { lastId } = await notice();
  await updateSettings(shop, { leftMetalPriceId: lastId }, "ada");
  expect(await notice()).toMatchObject({ ...QUIET, lastId, leftId: lastId });
  expect(await change()).toEqual({ changed: 0, undoId: null });
  await record({ gold: "4600", silver: "60" });
  expect(await notice()).toMatchObject(QUIET);
  const later = await add(goldBand);
  await record({ gold: "4370" });
  expect(await notice()).toMatchObject({ moved: [{ low: -5, high: -5 }], changes: 1 });
  await updateProduct(shop, later, { isActive: false }, "ada");
  await record({ gold: "4620" });
  expect(await notice()).toMatchObject({ moved: [{ low: 16, high: 16 }], changes: 1 });
});

test("asks for the price of a metal that pieces for sale hold once it is older than a week, unless it was left", async () => {
  await record({ gold: "4000", silver: "50", platinum: "1500" });
  await add(goldBand);
  await add({ metals: "sterling silver" });
  await add({ metals: "platinum 950 10 g", availability: "sold", stock: 0 });
  shop.clock.advance({ days: 7 });
  expect(await notice()).toMatchObject(QUIET);
  await record({ silver: "50" });
  shop.clock.advance({ minutes: 1 });
  const { lastId, ...asked } = await notice();
  expect(asked).toMatchObject({ ...QUIET, old: ["gold"], leftId: 0 });
  expect(asked.last).toMatchObject({
    gold: "4000.00",
    silver: "50.00",
    history: [{ metal: "gold" }, { metal: "silver", id: lastId }, { metal: "platinum" }],
  });
  await updateSettings(shop, { leftMetalPriceId: lastId }, "ada");
  expect(await notice()).toMatchObject(QUIET);
});

test("asks for the weight of a metal, with which the price follows", async () => {
  await record({ gold: "4000" });
  await add({ name: "Signet", metals: "titanium 3 g; 18k yellow gold" });
  await add({ name: "Hoop", materials: "14k white gold; garnet", weight: "3" });
  await record({ gold: "4400" });
  const asked = await notice();
  expect(asked).toMatchObject({
    moved: [{ metal: "gold" }],
    changes: 0,
    unweighed: 2,
    toWeigh: [
      { name: "Signet", version: 1, at: 1, alloy: "18k yellow gold" },
      { name: "Hoop", at: 0, alloy: "14k white gold", metals: [{ alloy: "14k-white-gold" }] },
    ],
  });
  const { productId, version } = asked.toWeigh[0] ?? { productId: 0, version: 0 };
  const metals = "titanium 3 g; 18k yellow gold 10 g";
  await updateProduct(shop, productId, { metals, version }, "ada");
  expect(await notice()).toMatchObject({ changes: 1, difference: "95.00", unweighed: 1 });
});

test("counts no piece that is sold, hidden, reserved, quoted or locked, nor asks for its weight", async () => {
  await record({ gold: "4000" });
  for (const metals of ["18k yellow gold 10 g", "18k yellow gold"]) {
    await add({ metals, availability: "sold", stock: 0 });
    await add({ metals, isActive: false });
    await add({ metals, availability: "reserved", reservedFor: "Ana" });
    const quoted = await add({ metals });
    const inquiry = await addInquiry(shop, { productIds: [quoted] });
    await sendNewQuote(shop, inquiry.id, [{ productId: quoted }], { reserve: false });
    await savePricing(shop, await add({ metals }), pricingInput.parse({ locked: true }), "ada");
  }
  await record({ gold: "4400" });
  expect(await notice()).toMatchObject(QUIET);
  expect(await change()).toEqual({ changed: 0, undoId: null });
});
