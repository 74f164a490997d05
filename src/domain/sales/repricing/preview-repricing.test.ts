import { beforeEach, expect, test } from "vitest";
import {
  MAX_REPRICED,
  repricingInput,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { pricingInput } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { newQuote, secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import { addBand, goldBand, recordPrices } from "#tests/support/repriceable-band.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { savePricing } from "../../catalogue/pricing/save-pricing.ts";
import { declineQuote } from "../quotes/customer-page/decline-quote.ts";
import { makeQuote } from "../quotes/make-quote.ts";
import { applyRepricing } from "./apply-repricing.ts";
import { previewRepricing } from "./preview-repricing.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const record = (prices: object) => recordPrices(shop, prices);
const add = (piece: object) => addBand(shop, piece);
const preview = (given: object = {}) => previewRepricing(shop, repricingInput.parse(given));

test("follows the one metal of a piece that changed, and leaves out who holds none of it", async () => {
  await record({ gold: "2000", silver: "20" });
  const both = await add({ metals: "18k yellow gold 10 g; sterling silver 5 g" });
  await add({ metals: "sterling silver 100 g" });
  await record({ gold: "2200", silver: "20" });
  const { changes, leftOut } = await preview();
  expect(changes).toMatchObject([
    {
      productId: both,
      to: "548.23",
      alloys: [
        { metal: "gold", grams: "10.00" },
        { metal: "silver", grams: "5.00", from: "0.59", to: "0.59" },
      ],
    },
  ]);
  expect(leftOut).toEqual([]);
});

test("asks for the weight of one alloy where another has it, and shows a metal without a price", async () => {
  await record({ gold: "2000", silver: "20" });
  const half = await add({ metals: "18k yellow gold 10 g; sterling silver" });
  const unpriced = await add({ metals: "18k yellow gold 10 g; platinum 950 2 g" });
  await record({ gold: "2200", silver: "20" });
  const { changes, leftOut } = await preview();
  expect(leftOut).toMatchObject([
    { productId: half, reason: "no-weight", to: null, metalChange: null, who: null },
  ]);
  expect(changes).toMatchObject([
    { productId: unpriced, alloys: [{}, { metal: "platinum", from: null, to: null }] },
  ]);
});

test("shows the first photo of each piece, of those left out too", async () => {
  await record({ gold: "2000" });
  const images = ["https://pictures.example/front.jpg", "https://pictures.example/back.jpg"];
  await add({ ...goldBand, images });
  await add(goldBand);
  await add({ ...goldBand, images: images.slice(1), availability: "reserved", reservedFor: "Ana" });
  await record({ gold: "2200" });
  const { changes, leftOut } = await preview();
  expect(changes.map(({ picture }) => picture?.url)).toEqual([images[0], undefined]);
  expect(leftOut.map(({ picture }) => picture?.url)).toEqual([images[1]]);
});

test("counts the pieces for sale of each metal", async () => {
  await add({ metals: "18k yellow gold; sterling silver" });
  await add({ metals: "sterling silver; platinum 950" });
  await add({ metals: "sterling silver; palladium 950" });
  await add({ metals: "palladium 950; 14k white gold" });
  await add({ metals: "palladium 950" });
  await add({ metals: "palladium 950" });
  expect((await preview()).pieces).toEqual({ gold: 2, silver: 3, platinum: 1, palladium: 4 });
});

test("takes the weight of a piece for its metal only where it is of one, without stones", async () => {
  await record({ silver: "20" });
  const plain = await add({ metals: "sterling silver", weight: "100" });
  const set = await add({ metals: "sterling silver", stones: "round ruby", weight: "100" });
  const unclear = { materials: "gold-colored or maybe silver", weight: "100" };
  await add(unclear);
  await record({ silver: "30" });
  const { changes, leftOut } = await preview();
  expect(changes).toMatchObject([{ productId: plain, metalChange: "29.74" }]);
  expect(leftOut).toMatchObject([{ productId: set, reason: "no-weight" }]);
});

test("leaves out a reservation without a name until it ends", async () => {
  await record({ gold: "2000" });
  const reservedUntil = "2026-11-21T15:00:00.000Z";
  const id = await add({ ...goldBand, availability: "reserved", reservedUntil });
  await record({ gold: "2200" });
  expect((await preview()).leftOut).toMatchObject([{ reason: "reserved", who: "someone" }]);
  shop.clock.set(reservedUntil);
  expect(await preview()).toMatchObject({ changes: [{ productId: id }], leftOut: [] });
});

const why = async () => (await preview()).leftOut.map(({ reason, who }) => [reason, who]);

test("leaves out a piece with an open quote alone, and names who has it before who reserved it", async () => {
  await record({ gold: "2000" });
  const id = await add({ ...goldBand, availability: "reserved", reservedFor: "Bo" });
  await record({ gold: "2200" });
  const inquiry = await addInquiry(shop, { name: "Grace Liu" });
  const item = [{ productId: id }];
  await makeQuote(shop, inquiry.id, newQuote(item));
  expect(await why()).toEqual([["reserved", "Bo"]]);
  const change = { reserve: false, validUntil: "2026-11-25" };
  const first = await sendNewQuote(shop, inquiry.id, item, change);
  expect(await why()).toEqual([["quote", "Grace Liu"]]);
  await declineQuote(shop, secretOf(first), "203.0.113.7");
  expect(await why()).toEqual([["reserved", "Bo"]]);
  const second = await sendNewQuote(shop, inquiry.id, item, change);
  const deletedAt = shop.now().toISOString();
  await shop.db.updateTable("inquiries").set({ deletedAt }).execute();
  expect(await why()).toEqual([["reserved", "Bo"]]);
  await shop.db.updateTable("inquiries").set({ deletedAt: null }).execute();
  expect(await why()).toEqual([["quote", "Grace Liu"]]);
  shop.clock.set(second.validUntil);
  expect(await why()).toEqual([["reserved", "Bo"]]);
});

test("gives no price beyond the limits, and the highest and the lowest at them", async () => {
  await record({ gold: "2000", silver: "20" });
  const most = await add({ metals: "18k yellow gold", price: "99999999.99" });
  const near = await add({ metals: "18k yellow gold", price: "90909090.90" });
  const cent = await add({ metals: "sterling silver", price: "0.10" });
  const none = await add({ metals: "sterling silver", price: "0.04" });
  await record({ gold: "2200", silver: "2" });
  const { changes, leftOut } = await preview({ rule: "percentage" });
  expect(changes).toMatchObject([
    { productId: near, to: "99999999.99" },
    { productId: cent, to: "0.01" },
  ]);
  expect(leftOut).toMatchObject([
    { productId: most, reason: "too-high", to: null },
    { productId: none, reason: "too-low", to: null },
  ]);
});

const price = (id: number, given: object) =>
  savePricing(shop, id, pricingInput.parse(given), "ada");

test("asks for the weight of a piece whose price is built, and leaves out one without a mark-up", async () => {
  await record({ gold: "2000" });
  const unweighed = await add({ metals: "18k yellow gold" });
  const unbuilt = await add(goldBand);
  await price(unweighed, { markup: "100" });
  await price(unbuilt, { hours: "2", rate: "60" });
  const { changes, leftOut } = await preview({ rule: "built" });
  expect(changes).toEqual([]);
  expect(leftOut).toMatchObject([{ productId: unweighed, reason: "no-weight" }]);
});

test("shows the most prices that change together and counts the others, which are refused", async () => {
  await record({ gold: "2000" });
  const row = { name: "Band", priceCents: 50_000, stock: 1, metals: goldBand.metals };
  const rows = Array.from({ length: 501 }, () => row);
  for (let added = 0; added < 4; added += 1) {
    await shop.db
      .insertInto("products")
      .values(added === 3 ? rows : rows.slice(1))
      .execute();
  }
  await record({ gold: "2200" });
  const { changes, more } = await preview();
  expect([changes.length, more]).toEqual([MAX_REPRICED, 1]);
  await expect(applyRepricing(shop, repricingInput.parse({}), "ada")).rejects.toMatchObject({
    code: "unprocessable",
    message: "2,001 prices would change. Choose at most 2,000 at a time.",
  });
});
