import { beforeEach, expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { type ConnectedShop, connectedShop } from "#tests/support/woo/connected-shop.ts";
import { wooProduct } from "#tests/support/woo/records.ts";
import { openPlatformClient } from "../platforms/open-platform-client.ts";
import { pullProducts } from "./run-sync.ts";

let connected: ConnectedShop;
beforeEach(async () => {
  connected = await connectedShop();
});

async function pull(onPage = () => Promise.resolve()): Promise<number> {
  const { shop, store, platformId } = connected;
  store.requests.length = 0;
  return pullProducts(shop, await openPlatformClient(shop, platformId), platformId, onPage);
}

/** The query of each request for products, apart from the probe of the keys. */
const queries = () =>
  connected.store.requests
    .map((request) => new URL(request.split(" ")[1] ?? "", "http://store.example"))
    .filter(
      ({ pathname, searchParams }) => pathname.endsWith("/products") && searchParams.has("page"),
    )
    .map(({ searchParams }) => Object.fromEntries(searchParams));

/** A piece that is listed in the store and was never compared. */
async function list(externalId: string): Promise<void> {
  const { shop, platformId } = connected;
  const productId = await addPiece(shop);
  await shop.db
    .insertInto("productListings")
    .values({ productId, platformId, externalId, status: "listed" })
    .execute();
}

const modified = (at: string) => ({ date_modified: at, date_modified_gmt: at });

const prices = async () => {
  const rows = await connected.shop.db
    .selectFrom("productListings")
    .select("listingData")
    .orderBy("id")
    .execute();
  return rows.map(({ listingData }) => listingData?.["priceCents"] ?? null);
};

test("reads listings that were never read by their ids, then all products", async () => {
  connected.store.records.products = [wooProduct(7), wooProduct(8)];
  await list("7");
  await list("9");
  expect(await pull()).toBe(2);
  expect(queries()).toMatchObject([{ include: "7,9", status: "any" }, { status: "any" }]);
  expect(queries()[1]).not.toHaveProperty("modified_after");
  expect(await prices()).toEqual([12_000, null]);
});

test("reads again what changed since the last product seen, ten minutes earlier", async () => {
  const { store } = connected;
  store.records.products = [wooProduct(7, modified("2026-11-20T12:00:00"))];
  await list("7");
  await pull();
  const changed = { price: "90.00", ...modified("2026-11-20T13:30:00") };
  store.records.products = [wooProduct(7, changed), wooProduct(8)];
  expect(await pull()).toBe(1);
  expect(queries()).toMatchObject([
    { modified_after: "2026-11-20T11:50:00", dates_are_gmt: "true", status: "any" },
  ]);
  expect(await prices()).toEqual([9000]);
  await pull();
  expect(queries()).toMatchObject([{ modified_after: "2026-11-20T13:20:00" }]);
});

test("ignores products without a listing and malformed ones", async () => {
  connected.store.records.products = [wooProduct(7, { id: "seven" }), wooProduct(8)];
  await list("9");
  expect(await pull()).toBe(0);
  expect(await prices()).toEqual([null]);
});

test("asks for at most a hundred ids in a request, and reports each page", async () => {
  const { store } = connected;
  for (let id = 1; id <= 101; id += 1) {
    store.records.products.push(wooProduct(id));
    await list(String(id));
  }
  let pages = 0;
  const seen = await pull(async () => {
    pages += 1;
  });
  expect(seen).toBe(202);
  expect(queries().map(({ include }) => include?.split(",").length)).toEqual([
    100,
    1,
    undefined,
    undefined,
  ]);
  expect(pages).toBe(4);
});
