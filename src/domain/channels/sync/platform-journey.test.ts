import { expect, test } from "vitest";
import { type ConnectedShop, connectedShop } from "#tests/support/woo/connected-shop.ts";
import { newOrder } from "#tests/support/new-order.ts";
import { wooImage, wooProduct } from "#tests/support/woo/records.ts";
import { runImport } from "../../importing/imports/run-import.ts";
import { acceptExternalOrder } from "../external-orders/accept-external-order.ts";
import { listExternalOrders } from "../external-orders/list-external-orders.ts";
import { listListings } from "../listings/list-listings.ts";
import { resolveDifferences } from "./resolve-differences.ts";
import { changeOrderStatus } from "../../sales/orders/change-order-status.ts";
import { listOrders } from "../../sales/orders/list-orders.ts";
import { recordOrder } from "../../sales/orders/record-order.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { readWooKeys } from "../platforms/read-woo-keys.ts";
import { wooSource } from "../../importing/woocommerce/open-woocommerce-import.ts";
import { runSync } from "./run-sync.ts";
import { sendChangedListings } from "./send-changed-listings.ts";

const sync = ({ shop, platformId }: ConnectedShop) => runSync(shop, platformId, "ada");
const listing = async ({ shop, platformId }: ConnectedShop, productId: number) =>
  (await listListings(shop, platformId)).items.find((each) => each.productId === productId);
const fields = async (of: ConnectedShop, productId: number) =>
  (await listing(of, productId))?.differences.map(({ field }) => field);

async function withListedPiece() {
  const of = await connectedShop();
  const { id } = await createProduct(
    of.shop,
    {
      name: "Moon ring",
      price: 12_900,
      stock: 1,
      sku: "MOON",
      description: "Hammered.\n\nBy hand.",
      materials: "silver",
      images: ["https://pictures.example/moon.jpg"],
    },
    { by: null },
  );
  await sync(of);
  await resolveDifferences(of.shop, of.platformId, [id]);
  const there = Number((await listing(of, id))?.externalId);
  return { ...of, of, id, there };
}

test("creates a product once, with all its fields", async () => {
  const { of, store, id, there } = await withListedPiece();
  expect(store.records.products).toHaveLength(1);
  expect(store.records.products[0]).toMatchObject({
    id: there,
    name: "Moon ring",
    sku: "MOON",
    regular_price: "129.00",
    description: "<p>Hammered.</p>\n<p>By hand.</p>",
    stock_quantity: 1,
    images: [{ src: "https://pictures.example/moon.jpg" }],
    attributes: [{ name: "Material", options: ["silver"], visible: true }],
  });
  expect(await listing(of, id)).toMatchObject({ status: "listed", differences: [], reason: null });
});

test("shows a change on either side as a difference, and resolves it", async () => {
  const {
    of,
    shop,
    events: trade,
    store,
    platformId,
    id,
    there,
    receiveAll: hearAll,
  } = await withListedPiece();
  await updateProduct(shop, id, { price: 15_000, name: "Full moon ring" }, null);
  expect(await fields(of, id)).toEqual(["price", "text"]);
  expect((await listing(of, id))?.differences[0]).toEqual({
    field: "price",
    here: "$150.00",
    there: "$129.00",
  });
  await resolveDifferences(shop, platformId, [id]);
  expect(await listing(of, id)).toMatchObject({ status: "listed", differences: [] });
  expect(store.records.products[0]).toMatchObject({ price: "150.00", name: "Full moon ring" });

  trade.edit(there, { price: "99.00", regular_price: "99.00", images: [] });
  await hearAll();
  expect(await fields(of, id)).toEqual(["price", "pictures"]);
  await resolveDifferences(shop, platformId);
  await sendChangedListings(shop);
  expect(await listing(of, id)).toMatchObject({ status: "listed" });
  expect(store.records.products[0]).toMatchObject({ regular_price: "150.00" });
});

test("sends a sale to the store, and its cancellation", async () => {
  const { shop, events: trade, id, there } = await withListedPiece();
  const order = await recordOrder(shop, newOrder([{ productId: id, quantity: 1 }]), "ada");
  await sendChangedListings(shop);
  expect(trade.stockOf(there)).toBe(0);
  await changeOrderStatus(shop, order.id, "cancelled", "ada");
  await sendChangedListings(shop);
  expect(trade.stockOf(there)).toBe(1);
});

test("takes a hidden or deleted piece off sale in the store", async () => {
  const { shop, events: trade, id, there } = await withListedPiece();
  await updateProduct(shop, id, { isActive: false }, null);
  await sendChangedListings(shop);
  expect(trade.stockOf(there)).toBe(0);
  await updateProduct(shop, id, { isActive: true }, null);
  await sendChangedListings(shop);
  expect(trade.stockOf(there)).toBe(1);
  shop.clock.advance({ minutes: 1 });
  await deleteProduct(shop, id, "ada");
  await sendChangedListings(shop);
  expect(trade.stockOf(there)).toBe(0);
});

test("takes the stock of a sale in the store once, however often and in whatever order it is reported", async () => {
  const { of, shop, events: trade, id, there, receive: hear } = await withListedPiece();
  const order = trade.buy(there);
  if (order) trade.move(order, "completed");
  const parcels = trade.deliveries.splice(0);
  expect(parcels.length).toBeGreaterThan(2);
  for (const parcel of [...parcels.toReversed(), ...parcels]) await hear(parcel);
  await sync(of);
  expect(await getProduct(shop, id, "admin")).toMatchObject({ stock: 0, availability: "sold" });
  const { items, total } = await listExternalOrders(shop);
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ status: "completed", totalAmount: "129.00" });
  expect(await listing(of, id)).toMatchObject({ status: "listed", differences: [] });
});

test("returns the stock of an order cancelled in the store", async () => {
  const { of, shop, events: trade, id, there, receiveAll: hearAll } = await withListedPiece();
  const order = trade.buy(there);
  await hearAll();
  if (order) trade.move(order, "cancelled");
  await hearAll();
  await hearAll();
  expect(await getProduct(shop, id, "admin")).toMatchObject({
    stock: 1,
    availability: "available",
  });
  expect(await listing(of, id)).toMatchObject({ status: "listed" });
});

test("accepts an order once, with its customer, address, prices and stock", async () => {
  const { shop, events: trade, id, there, receiveAll: hearAll } = await withListedPiece();
  trade.buy(there, 1, { customer_note: "For Sunday", total: "142.50", shipping_total: "13.50" });
  await hearAll();
  const [external] = (await listExternalOrders(shop)).items;
  const order = await acceptExternalOrder(shop, external?.id ?? 0, "ada");
  expect(order).toMatchObject({
    customerName: "Ada Wright",
    customerEmail: "ada@example.com",
    customerPhone: "555 0100",
    status: "processing",
    subtotal: "129.00",
    shipping: "13.50",
    total: "142.50",
    shippingAddress: { line1: "1 Kiln Lane", city: "Portland", postalCode: "97201" },
    notes: "WooCommerce order 1001.\nFor Sunday",
    items: [{ productId: id, quantity: 1, price: "129.00" }],
  });
  await expect(acceptExternalOrder(shop, external?.id ?? 0, "ada")).rejects.toMatchObject({
    code: "conflict",
  });
  expect((await listOrders(shop, {})).total).toBe(1);
  expect((await getProduct(shop, id, "admin")).stock).toBe(0);
});

test("stores no IP address, browser or receipt key of a customer", async () => {
  const { shop, events: trade, there, receiveAll: hearAll } = await withListedPiece();
  trade.buy(there);
  await hearAll();
  const rows = await shop.db.selectFrom("externalOrders").select("orderData").execute();
  const kept = JSON.stringify(rows);
  expect(kept).not.toMatch(/203\.0\.113\.9|A browser|wc_order_/);
  expect(kept).toContain("Kiln Lane");
});

test("creates nothing twice when the response of the store is lost", async () => {
  const of = await connectedShop();
  const { shop, store, platformId } = of;
  const { id } = await createProduct(shop, { name: "Cuff", price: 5000, stock: 2 }, { by: null });
  const ask = shop.outbound.fetch;
  let cut = true;
  shop.outbound.fetch = async (url, request) => {
    const answer = await ask(url, request);
    if (!cut || request?.method !== "POST") return answer;
    throw new Error("The connection was lost");
  };
  await expect(resolveDifferences(shop, platformId, [id])).rejects.toMatchObject({
    code: "unprocessable",
  });
  expect(await listing(of, id)).toMatchObject({ isQueued: true });
  cut = false;
  shop.clock.advance({ minutes: 2 });
  await sendChangedListings(shop);
  expect(store.records.products).toHaveLength(1);
  expect(store.records.products[0]).toMatchObject({ sku: `piece-${id}`, stock_quantity: 2 });
  expect(await listing(of, id)).toMatchObject({ status: "listed", isQueued: false, reason: null });
});

test("links imported pieces, and takes no stock for orders from before the import", async () => {
  const of = await connectedShop();
  const { shop, store, events: trade } = of;
  store.records.products.push(
    wooProduct(7, { stock_quantity: 1, images: [wooImage(70, store.pictureUrl(1))] }),
    wooProduct(8, { stock_quantity: 0, stock_status: "outofstock" }),
  );
  store.records.orders.push(
    Object.assign(openOrder(8), { date_created_gmt: "2019-03-04T10:00:00" }),
  );
  const keys = await readWooKeys(shop);
  if (!keys) throw new Error("not connected");
  await runImport(shop, wooSource(shop, { ...keys.keys, platformId: of.platformId }), {
    by: "ada",
  });
  const log = await sync(of);
  expect(log).toMatchObject({ status: "completed", startedBy: "ada", recordsError: 0 });
  const { items } = await listListings(shop, of.platformId);
  expect(new Map(items.map(({ status, externalId }) => [externalId, status]))).toEqual(
    new Map([
      ["7", "listed"],
      ["8", "listed"],
    ]),
  );
  expect(await shop.db.selectFrom("doubleSales").select("id").execute()).toEqual([]);
  trade.buy(7);
  await sync(of);
  const sold = items.find(({ externalId }) => externalId === "7")?.productId ?? 0;
  expect((await getProduct(shop, sold, "admin")).availability).toBe("sold");
});

function openOrder(productId: number) {
  return {
    id: 900,
    number: "900",
    status: "processing",
    date_modified_gmt: "2019-03-04T10:00:00",
    date_modified: "2019-03-04T10:00:00",
    date_created: "2019-03-04T10:00:00",
    date_created_gmt: "",
    total: "120.00",
    line_items: [{ id: 1, name: "Old", product_id: productId, quantity: 1, total: "120.00" }],
  };
}
