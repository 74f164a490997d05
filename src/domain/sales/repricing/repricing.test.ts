import { beforeEach, expect, test } from "vitest";
import { bulkProductActionSchema } from "#contract/catalogue/bulk-product-action.ts";
import { repricingInput } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { ROUNDING_NAMES } from "#contract/catalogue/roundings.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { sendNewQuote } from "#tests/support/new-quote.ts";
import { METALS_AFTER, METALS_BEFORE, REPRICED_BY_HAND } from "#tests/support/repriced-by-hand.ts";
import { addBand, goldBand, recordPrices } from "#tests/support/repriceable-band.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { getMetalPrices } from "../../catalogue/metal-prices/get-metal-prices.ts";
import { changeManyProducts } from "../../catalogue/products/bulk/change-many-products.ts";
import { deleteOldBulkChanges } from "../../catalogue/products/bulk/delete-old-bulk-changes.ts";
import { undoBulkChange } from "../../catalogue/products/bulk/undo-bulk-change.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { listChanges } from "../../infrastructure/changes/list-changes.ts";
import { listQuotes } from "../quotes/list-quotes.ts";
import { applyRepricing } from "./apply-repricing.ts";
import { listRepriced } from "./list-repriced.ts";
import { listRepricings } from "./list-repricings.ts";
import { previewRepricing } from "./preview-repricing.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const record = (prices: object) => recordPrices(shop, prices);
const add = (piece: object) => addBand(shop, piece);
const preview = (given: object = {}) => previewRepricing(shop, repricingInput.parse(given));
const apply = (given: object = {}) => applyRepricing(shop, repricingInput.parse(given), "ada");
const priceOf = async (id: number) => (await getProduct(shop, id, "admin")).price;
test.each(ROUNDING_NAMES.map((rounding) => [rounding]))(
  "reprices twenty pieces by metal weight as the table by hand does, rounding %s",
  async (rounding) => {
    await record(METALS_BEFORE);
    const ids = [];
    for (const [name, price, metals] of REPRICED_BY_HAND) {
      ids.push(await add({ name, price, metals }));
    }
    await record(METALS_AFTER);
    const column = { none: 3, "nearest-5": 4, "up-5": 5, "nearest-10": 6 }[rounding];
    const expected = REPRICED_BY_HAND.map((row) => row[column as 3]);
    const changes = new Map(
      (await preview({ rounding })).changes.map(({ productId, to }) => [productId, to]),
    );
    const { undoId } = await apply({ rounding });
    for (const [at, id] of ids.entries()) {
      const [name, old] = REPRICED_BY_HAND[at] ?? [];
      expect([name, await priceOf(id)]).toEqual([name, expected[at]]);
      expect([name, changes.get(id) ?? old]).toEqual([name, expected[at]]);
    }
    await undoBulkChange(shop, undoId ?? "", "ada");
    for (const [at, id] of ids.entries()) {
      expect(await priceOf(id)).toBe(REPRICED_BY_HAND[at]?.[1]);
    }
  },
);

test("changes prices once, however often it is applied", async () => {
  await record({ gold: "2000" });
  const id = await add(goldBand);
  await record({ gold: "2200" });
  // 10 g × 0.750 × $200 ÷ 31.1034768 g
  expect(await apply()).toEqual({ changed: 1, undoId: expect.any(String) });
  expect(await priceOf(id)).toBe("548.23");
  expect(await apply()).toEqual({ changed: 0, undoId: null });
  expect(await preview()).toMatchObject({ changes: [], leftOut: [], more: 0 });
  expect(await priceOf(id)).toBe("548.23");
});

test("applies once when it is begun twice at the same time", async () => {
  await record({ gold: "2000" });
  const id = await add(goldBand);
  const both = await Promise.all([
    apply({ metals: { gold: "2200" } }),
    apply({ metals: { gold: "2200" } }),
  ]);
  expect(both.reduce((sum, { changed }) => sum + changed, 0)).toBe(1);
  expect(await priceOf(id)).toBe("548.23");
});

test("proposes the change again after its undo, and none after a price was set by hand", async () => {
  await record({ gold: "2000" });
  const [first, second] = [await add(goldBand), await add(goldBand)];
  await record({ gold: "2200" });
  const { undoId } = await apply();
  await updateProduct(shop, second, { price: 60_000 }, "ada");
  expect(await undoBulkChange(shop, undoId ?? "", "ada")).toEqual({ restored: 1, skipped: 1 });
  expect(await priceOf(first)).toBe("500.00");
  expect((await preview()).changes).toMatchObject([
    { productId: first, from: "500.00", to: "548.23", metalChange: "48.23" },
  ]);
  await record({ gold: "2100" });
  expect((await preview()).changes).toMatchObject([
    { productId: first, to: "524.11" },
    { productId: second, to: "575.89", metalChange: "-24.11" },
  ]);
});

test("goes by what metals cost when a bulk change set the price, and by the former after its undo", async () => {
  await record({ gold: "2000" });
  const id = await add(goldBand);
  await record({ gold: "2200" });
  const raise = bulkProductActionSchema.parse({
    ids: [id],
    action: "price",
    price: { kind: "raise", amount: "10" },
  });
  const { undoId } = await changeManyProducts(shop, raise, "ada");
  expect((await preview()).changes).toEqual([]);
  await undoBulkChange(shop, undoId ?? "", "ada");
  expect((await preview()).changes).toMatchObject([{ from: "500.00", to: "548.23" }]);
});

test("counts a price from before the first metal price from that one on", async () => {
  const id = await add(goldBand);
  await record({ gold: "2000" });
  expect(await preview()).toMatchObject({ changes: [], leftOut: [], more: 0 });
  await record({ gold: "2200", silver: "30" });
  expect((await preview()).changes).toMatchObject([{ productId: id, to: "548.23" }]);
});

test("changes a price by the percentage of its metals, each by its share", async () => {
  await record({ gold: "2000", silver: "20" });
  const gold = await add({ metals: "18k yellow gold; 14k white gold" });
  const both = await add({ metals: "18k yellow gold 1 g; sterling silver 100 g" });
  const unknown = await add({ metals: "18k yellow gold; sterling silver" });
  await record({ gold: "2200", silver: "25" });
  const { changes, leftOut } = await preview({ rule: "percentage" });
  expect(changes).toMatchObject([
    { productId: gold, to: "550.00", metalChange: null },
    // Silver rose by 462.50 on 1850, gold by 150 on 1500: 500 × 3962.5 ÷ 3350.
    { productId: both, to: "591.42" },
  ]);
  expect(leftOut).toMatchObject([{ productId: unknown, to: null, reason: "no-weight" }]);
});

test("leaves out and says why: no weight, same price, reserved, an open quote", async () => {
  await record({ gold: "2000" });
  const unweighed = await add({ metals: "18k yellow gold; titanium 3 g" });
  const tiny = await add({ metals: "18k yellow gold 0.1 g" });
  const reserved = await add({ ...goldBand, availability: "reserved", reservedFor: "Ana" });
  const quoted = await add(goldBand);
  const cheap = await add({ metals: "18k yellow gold 10 g", price: "1.00" });
  await add({ ...goldBand, isActive: false });
  await add({ ...goldBand, availability: "sold", stock: 0 });
  await add({ metals: "bronze 10 g" });
  const inquiry = await addInquiry(shop, { productIds: [quoted], name: "Grace Liu" });
  await sendNewQuote(shop, inquiry.id, [{ productId: quoted }], { reserve: false });
  const quotes = await listQuotes(shop, inquiry.id);
  await record({ gold: "1800" });
  const rounding = "nearest-5";
  expect((await preview({ rounding })).changes).toEqual([]);
  expect((await preview({ rounding })).leftOut).toMatchObject([
    { productId: unweighed, reason: "no-weight", to: null },
    { productId: tiny, reason: "same", to: "500.00" },
    { productId: reserved, reason: "reserved", to: "450.00", who: "Ana" },
    { productId: quoted, reason: "quote", to: "450.00", who: "Grace Liu" },
    { productId: cheap, reason: "too-low", to: null },
  ]);
  const productIds = [unweighed, tiny, reserved, quoted, cheap];
  expect(await apply({ rounding, productIds })).toMatchObject({ changed: 2 });
  expect(await priceOf(quoted)).toBe("450.00");
  expect(await listQuotes(shop, inquiry.id)).toEqual(quotes);
});

test("reads the metal of a piece from its materials and weight where nothing is finer", async () => {
  await record({ silver: "20" });
  const cuff = await add({ materials: "sterling silver, hammered finish", weight: "100" });
  const set = await add({ materials: "sterling silver; garnet", weight: "100" });
  await record({ silver: "30" });
  const { changes, leftOut, pieces } = await preview();
  expect(pieces).toEqual({ gold: 0, silver: 2, platinum: 0, palladium: 0 });
  expect(changes).toMatchObject([
    {
      productId: cuff,
      metalChange: "29.74",
      alloys: [{ name: "sterling silver", grams: "100.00", from: "0.59", to: "0.89" }],
    },
  ]);
  expect(leftOut).toMatchObject([{ productId: set, reason: "no-weight" }]);
});

test("records new metal prices with the change, and keeps both in the histories", async () => {
  await record({ gold: "2000" });
  const [first, second] = [await add(goldBand), await add({ ...goldBand, name: "Signet" })];
  shop.clock.advance({ days: 1 });
  const { undoId } = await apply({ metals: { gold: "2200" } });
  expect(await getMetalPrices(shop)).toMatchObject({ gold: "2200.00", silver: null });
  const entry = {
    id: undoId,
    at: "2026-11-21T15:00:00.000Z",
    by: "ada",
    rule: "weight",
    metals: [{ metal: "gold", from: "2000.00", to: "2200.00" }],
    changed: 2,
    difference: "96.46",
    changedSince: 0,
    undo: "possible",
  };
  expect(await listRepricings(shop)).toEqual([entry]);
  expect(await listRepriced(shop, undoId ?? "")).toMatchObject([
    { productId: first, from: "500.00", to: "548.23", now: "548.23" },
    { productId: second, name: "Signet" },
  ]);
  expect(await listChanges(shop, { limit: 2 })).toMatchObject([
    { kind: "pieces", action: "changed", label: "2", by: "ada" },
    { kind: "settings", fields: ["metalPrices"], by: "ada" },
  ]);
  await updateProduct(shop, first, { price: 1000 }, "ada");
  expect(await listRepricings(shop)).toMatchObject([{ changedSince: 1 }]);
  await undoBulkChange(shop, undoId ?? "", "ada");
  expect(await listRepricings(shop)).toMatchObject([{ undo: "done", changedSince: 0 }]);
  shop.clock.advance({ days: 31 });
  await deleteOldBulkChanges(shop);
  expect(await listRepricings(shop)).toMatchObject([{ id: undoId, undo: "expired" }]);
  await expect(listRepriced(shop, crypto.randomUUID())).rejects.toMatchObject({
    code: "not-found",
  });
});
