import { beforeEach, expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { type ConnectedShop, connectedShop } from "#tests/support/woo/connected-shop.ts";
import { wooProduct } from "#tests/support/woo/records.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { wooProductSchema } from "../woocommerce/product-schema.ts";
import { countListings, listListings } from "./list-listings.ts";
import { recordListingState } from "./record-listing-state.ts";
import { refreshStaleListings } from "./refresh-stale-listings.ts";
import { upsertListing } from "./upsert-listing.ts";

let connected: ConnectedShop;
let productId: number;
beforeEach(async () => {
  connected = await connectedShop();
  productId = await addPiece(connected.shop, { priceCents: 12_000, sku: "MOON" });
  await upsertListing(connected.shop, { platformId: connected.platformId, productId }, "7");
});

const report = (fields: Record<string, unknown> = {}, minute = 0) =>
  recordListingState(connected.shop, {
    platformId: connected.platformId,
    product: wooProductSchema.parse(
      wooProduct(7, { date_modified_gmt: `2026-11-20T10:0${minute}:00`, ...fields }),
    ),
  });

const listing = async () =>
  (await listListings(connected.shop, connected.platformId)).items.find(
    (each) => each.productId === productId,
  );

const queued = async () =>
  (await connected.shop.db.selectFrom("listingPushes").select("scope").execute()).map(
    ({ scope }) => scope,
  );

test("takes the first report as agreed", async () => {
  expect(await report({ name: "Another name" })).toBe(true);
  expect(await listing()).toMatchObject({ status: "listed", externalId: "7", differences: [] });
  expect(await queued()).toEqual([]);
});

test("shows a difference of a later report", async () => {
  await report();
  await report({ name: "Another name", price: "99.00" }, 1);
  expect(await listing()).toMatchObject({ status: "out_of_step" });
  expect((await listing())?.differences.map(({ field }) => field)).toEqual(["price", "text"]);
});

test("ignores an older report and a product that is not a listing", async () => {
  await report({}, 5);
  expect(await report({ price: "99.00" }, 4)).toBe(false);
  expect(await listing()).toMatchObject({ status: "listed" });
  expect(await report({ id: 8 }, 6)).toBe(false);
});

test("queues stock that is lower here, and does not raise it on the first report", async () => {
  await report({ stock_quantity: 0 });
  expect(await listing()).toMatchObject({ status: "out_of_step" });
  expect(await queued()).toEqual([]);
  await report({ stock_quantity: 5 }, 1);
  expect(await queued()).toEqual(["stock"]);
});

test("compares a listing again when its piece changes", async () => {
  const { shop, platformId } = connected;
  await report();
  expect(await refreshStaleListings(shop)).toBe(0);
  await updateProduct(shop, productId, { price: 15_000 }, null);
  expect(await refreshStaleListings(shop, platformId + 1)).toBe(0);
  expect(await refreshStaleListings(shop, platformId)).toBe(1);
  expect(await listing()).toMatchObject({ status: "out_of_step" });
  expect(await refreshStaleListings(shop)).toBe(0);
});

test("compares a listing again when a reservation ends", async () => {
  const { shop } = connected;
  await report();
  const reservedUntil = new Date(shop.now().getTime() + 3_600_000).toISOString();
  await updateProduct(shop, productId, { availability: "reserved", reservedUntil }, null);
  await refreshStaleListings(shop);
  expect((await listing())?.differences).toEqual([{ field: "stock", here: "0", there: "1" }]);
  shop.clock.advance({ hours: 2 });
  expect(await refreshStaleListings(shop)).toBe(1);
  expect(await listing()).toMatchObject({ status: "listed", differences: [] });
});

test("lists and counts by status, and finds by part of a name or SKU", async () => {
  const { shop, platformId } = connected;
  await report();
  await addPiece(shop, { name: "Bowl" });
  const names = async (query: Parameters<typeof listListings>[2]) =>
    (await listListings(shop, platformId, query)).items.map(({ name }) => name);
  expect(await names({ status: "draft" })).toEqual(["Bowl"]);
  expect(await names({ status: "listed" })).toEqual(["Moon pendant"]);
  expect(await names({ search: "oo" })).toEqual(["Moon pendant"]);
  expect(await names({ search: "mOON" })).toEqual(["Moon pendant"]);
  expect(await names({ search: "M_on" })).toHaveLength(0);
  expect(await names({ search: "%" })).toHaveLength(0);
  expect(await names({ limit: 1, offset: 1 })).toHaveLength(1);
  expect(await countListings(shop, platformId)).toEqual({
    draft: 1,
    listed: 1,
    out_of_step: 0,
    removed: 0,
  });
  await expect(listListings(shop, 999)).rejects.toMatchObject({ code: "not-found" });
});
