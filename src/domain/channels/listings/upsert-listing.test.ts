import { expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { connectedShop } from "#tests/support/woo/connected-shop.ts";
import { siteKey } from "../../infrastructure/outbound/parse-site-url.ts";
import { linkListings } from "./link-listings.ts";
import { queuePush } from "./queue-push.ts";
import { upsertListing } from "./upsert-listing.ts";

async function withPiece() {
  const { shop, platformId, store } = await connectedShop();
  const productId = await addPiece(shop);
  const key = { platformId, productId };
  const listings = () =>
    shop.db.selectFrom("productListings").select(["id", "externalId", "status"]).execute();
  return { shop, store, key, listings };
}

test("creates a listing once and keeps its status", async () => {
  const { shop, key, listings } = await withPiece();
  const id = await upsertListing(shop, key, "7");
  await shop.db.updateTable("productListings").set({ status: "out_of_step" }).execute();
  expect(await upsertListing(shop, key, "7")).toBe(id);
  expect(await listings()).toEqual([{ id, externalId: "7", status: "out_of_step" }]);
});

test("lists a removed listing again when it gets another external id", async () => {
  const { shop, key, listings } = await withPiece();
  const id = await upsertListing(shop, key, null);
  expect(await listings()).toEqual([{ id, externalId: null, status: "draft" }]);
  await shop.db.updateTable("productListings").set({ status: "removed" }).execute();
  await upsertListing(shop, key, "8");
  expect(await listings()).toEqual([{ id, externalId: "8", status: "listed" }]);
  await upsertListing(shop, key, null);
  expect(await listings()).toEqual([{ id, externalId: "8", status: "listed" }]);
});

test("links pieces imported from the same store, each once", async () => {
  const { shop, store, key, listings } = await withPiece();
  const source = (sourceKey: string, externalId: string) => ({
    productId: key.productId,
    sourceKey,
    externalId,
    sourceKind: "woocommerce" as const,
    place: "1",
    lastRead: "{}",
    lastSeenAt: shop.now().toISOString(),
  });
  await shop.db
    .insertInto("productSources")
    .values([source(siteKey(new URL(store.url)), "7"), source("other.example", "9")])
    .execute();
  for (let time = 0; time < 2; time += 1) {
    await linkListings(shop, { platformId: key.platformId, storeUrl: store.url });
  }
  expect(await listings()).toMatchObject([{ externalId: "7", status: "listed" }]);
});

test("queues a listing once, and never narrows what is to be sent", async () => {
  const { shop, key } = await withPiece();
  for (const scope of ["stock", "all", "stock"] as const) {
    await queuePush(shop, { ...key, scope });
    await shop.db.updateTable("listingPushes").set({ attempts: 3 }).execute();
  }
  await queuePush(shop, { ...key, scope: "stock" });
  const pushes = await shop.db.selectFrom("listingPushes").selectAll().execute();
  expect(pushes).toMatchObject([{ scope: "all", attempts: 0 }]);
});
