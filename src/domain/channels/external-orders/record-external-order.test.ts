import { beforeEach, expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { type ConnectedShop, connectedShop } from "#tests/support/woo/connected-shop.ts";
import { wooLine, wooOrder } from "#tests/support/woo/records.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { changeOrderStatus } from "../../sales/orders/change-order-status.ts";
import { acceptExternalOrder } from "./accept-external-order.ts";
import { recordExternalOrder } from "./record-external-order.ts";

let connected: ConnectedShop;
let productId: number;
beforeEach(async () => {
  connected = await connectedShop();
  productId = await addPiece(connected.shop, { sku: "MOON" });
});

/** Reports an order of the piece; each report is a minute later than the one before. */
let reports = 0;
function report(id: number, fields: Record<string, unknown> = {}) {
  reports += 1;
  return recordExternalOrder(
    connected.shop,
    connected.platformId,
    wooOrder(id, {
      line_items: [wooLine(id * 10, { sku: "MOON", product_id: 7 })],
      date_modified_gmt: new Date(Date.UTC(2026, 10, 20, 0, reports)).toISOString().slice(0, 19),
      ...fields,
    }),
  );
}

const piece = () =>
  connected.shop.db
    .selectFrom("products")
    .select(["stock", "availability"])
    .where("id", "=", productId)
    .executeTakeFirstOrThrow();

const shortItems = () =>
  connected.shop.db
    .selectFrom("externalOrderItems")
    .select("externalOrderId")
    .where("short", ">", 0)
    .execute();

const openDoubleSales = () =>
  connected.shop.db
    .selectFrom("doubleSales")
    .select("externalOrderId")
    .where("settledAt", "is", null)
    .execute();

test("a piece sold twice and then made to order stays made to order when one order is cancelled", async () => {
  await report(41);
  await report(42);
  expect(await openDoubleSales()).toHaveLength(1);
  await updateProduct(connected.shop, productId, { availability: "made_to_order" });
  await report(41, { status: "cancelled" });
  expect(await piece()).toEqual({ stock: 1, availability: "made_to_order" });
  expect(await shortItems()).toEqual([]);
  expect(await openDoubleSales()).toEqual([]);
});

test("a made-to-order piece stays made to order when its order is accepted and cancelled", async () => {
  await updateProduct(connected.shop, productId, { availability: "made_to_order" });
  await report(41, { status: "pending" });
  const { id } = await connected.shop.db
    .selectFrom("externalOrders")
    .select("id")
    .executeTakeFirstOrThrow();
  const order = await acceptExternalOrder(connected.shop, id, "ada");
  expect(await piece()).toEqual({ stock: 1, availability: "made_to_order" });
  await changeOrderStatus(connected.shop, order.id, "cancelled", "ada");
  expect(await piece()).toEqual({ stock: 1, availability: "made_to_order" });
});
