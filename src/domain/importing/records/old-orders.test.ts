import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { addPiece, recordRepair } from "#tests/support/new-order.ts";
import { addPlatform } from "#tests/support/sell-on-platform.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { newPaymentSchema } from "#contract/sales/payments.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { acceptExternalOrder } from "../../channels/external-orders/accept-external-order.ts";
import { recordExternalOrder } from "../../channels/external-orders/record-external-order.ts";
import { exportWorkbook } from "../../exporting/workbook/export-workbook.ts";
import { getStats } from "../../operations/statistics/get-stats.ts";
import { gatherWeek } from "../../operations/weekly-summary/gather-week.ts";
import { getCustomer } from "../../sales/customers/get-customer.ts";
import { listCustomers } from "../../sales/customers/list-customers.ts";
import { changeOrderStatus } from "../../sales/orders/change-order-status.ts";
import { editOrder } from "../../sales/orders/edit-order.ts";
import { listOrders } from "../../sales/orders/list-orders.ts";
import { moveOrderBack } from "../../sales/orders/move-order-back.ts";
import { listPapers } from "../../sales/papers/list-papers.ts";
import { recordDatesMade } from "../../sales/papers/record-dates-made.ts";
import { recordPayment } from "../../sales/payments/record-payment.ts";
import { removePayment } from "../../sales/payments/remove-payment.ts";
import { undoImport } from "../imports/undo-import.ts";

/** Today in the shop, so that every figure of today would count it. */
const TODAY = "2026-11-20 09:00:00 -0500";

const WEEK = { timeZone: "America/New_York", dueUntil: "2026-11-30T05:00:00.000Z" };

/** An order of WooCommerce of one Moon pendant. */
const wooFile = (number: string, day = TODAY) =>
  [
    "order_id,order_number,order_date,status,order_total,billing_first_name,billing_email,billing_phone,line_item_1",
    `${number},${number},${day},completed,129.00,Ann,ann@example.com,540 555 0100,name:Moon pendant|sku:M-1|quantity:1|total:129.00`,
  ].join("\n");

async function importWoo(shop: TestShop, ...file: Parameters<typeof wooFile>) {
  const { report } = await importSpreadsheetFile(shop, wooFile(...file));
  const { items } = await listOrders(shop);
  return { report, order: items.find(({ source }) => source?.number === file[0]) };
}

test("touches neither stock nor a figure, takes no receipt number, mails nobody", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop, { sku: "M-1" });
  const [piece, stats] = [await getProduct(shop, productId, "admin"), await getStats(shop)];
  const week = () => gatherWeek(shop, { from: "2026-11-16", to: "2026-11-22" }, WEEK);
  const before = await week();
  const { order } = await importWoo(shop, "81");
  expect(order).toMatchObject({ receiptNumber: null, items: [{ productId }] });
  expect(await getProduct(shop, productId, "admin")).toEqual(piece);
  expect(await getStats(shop)).toEqual(stats);
  expect(await week()).toEqual(before);
  expect(await shop.db.selectFrom("receiptNumbers").selectAll().execute()).toEqual([]);
  expect(await shop.db.selectFrom("outgoingMails").selectAll().execute()).toEqual([]);
});

test("is found by its number there", async () => {
  const shop = await testShop();
  await recordRepair(shop, "Bo", "bo@example.com");
  await importWoo(shop, "8100");
  expect((await listOrders(shop, { search: "8100" })).items).toMatchObject([
    { source: { name: "WooCommerce", number: "8100" } },
  ]);
});

test("links a customer, and changes nothing of one that was known", async () => {
  const shop = await testShop();
  const { customerId } = await recordRepair(shop, "Ana", "ann@example.com");
  const { order } = await importWoo(shop, "81");
  expect(order).toMatchObject({ customerId, customerName: "Ann" });
  expect(await getCustomer(shop, customerId ?? 0)).toMatchObject({ name: "Ana", phones: [] });
  expect((await listCustomers(shop)).items).toMatchObject([{ orders: 1, ordersTotal: "50.00" }]);
});

test("stays as it was: no step, no edit, no payment", async () => {
  const shop = await testShop();
  const { order } = await importWoo(shop, "81");
  const { id, payments } = order ?? { id: 0, payments: [] };
  const payment = newPaymentSchema.parse({ amount: "1.00", method: "cash", paidOn: "2026-11-20" });
  const refused = /^This order is from WooCommerce and stays as it was there\.$/;
  for (const act of [
    () => changeOrderStatus(shop, id, "cancelled", "ada"),
    () => moveOrderBack(shop, id, {}, "ada"),
    () => editOrder(shop, id, { notes: "Mine" }, "ada"),
    () => recordPayment(shop, id, payment, "ada"),
    () => removePayment(shop, id, payments[0]?.id ?? 0, "ada"),
  ]) {
    await expect(act()).rejects.toThrow(refused);
  }
  expect((await listOrders(shop)).items).toEqual([order]);
  const { papers } = await listPapers(shop, id);
  expect(papers.map(({ paper }) => paper)).toEqual(["certificate", "care"]);
});

test("is kept by undo once somebody added to it", async () => {
  const shop = await testShop();
  const { order, report } = await importWoo(shop, "81");
  shop.clock.advance({ minutes: 5 });
  const dates = { items: [{ itemId: order?.items[0]?.id ?? 0, dateMade: "2026-01-02" }] };
  await recordDatesMade(shop, order?.id ?? 0, dates, "ada");
  expect(await undoImport(shop, report.syncLogId, "ada")).toMatchObject({ undone: 0 });
  expect((await listOrders(shop)).total).toBe(1);
});

const external = (shop: TestShop, platformId: number, number: string) =>
  recordExternalOrder(shop, platformId, {
    id: 500,
    number,
    status: "completed",
    total: "129.00",
    date_created_gmt: "2026-11-20T14:00:00",
    billing: { first_name: "Ann", email: "ann@example.com" },
  });

test("doesn't come in twice when its platform has reported it", async () => {
  const shop = await testShop();
  await external(shop, await addPlatform(shop), "500");
  const waiting = await importSpreadsheetFile(shop, wooFile("500"));
  expect(waiting.report.failed).toMatchObject([
    { reason: "It’s in your shop already: an order of WooCommerce, under Platforms." },
  ]);
  const { id } = await shop.db.selectFrom("externalOrders").select("id").executeTakeFirstOrThrow();
  await acceptExternalOrder(shop, id, "ada");
  const { report } = await importSpreadsheetFile(shop, wooFile("500"));
  expect(report.others).toMatchObject([{ added: 0, skipped: 1 }]);
  expect((await listOrders(shop)).total).toBe(1);
});

test("isn't accepted once more when its platform reports it later", async () => {
  const shop = await testShop();
  const { order } = await importWoo(shop, "500");
  await external(shop, await addPlatform(shop), "500");
  const { id } = await shop.db.selectFrom("externalOrders").select("id").executeTakeFirstOrThrow();
  await expect(acceptExternalOrder(shop, id, "ada")).rejects.toThrow(
    `This is already one of your orders: order ${order?.id}.`,
  );
});

test("is another store's order where number and day aren't the same", async () => {
  const shop = await testShop();
  await external(shop, await addPlatform(shop), "500");
  const { report } = await importWoo(shop, "500", "2024-01-02 09:00:00");
  expect(report.others).toMatchObject([{ added: 1 }]);
});

test("keeps its source in the exported workbook, and comes back from it once", async () => {
  const shop = await testShop();
  await importWoo(shop, "81");
  const workbook = await new Response(exportWorkbook(shop)).bytes();
  const again = await importSpreadsheetFile(shop, workbook);
  expect(again.report.others).toMatchObject([{ kind: "order", added: 0, skipped: 1 }]);
  const other = await testShop();
  await importSpreadsheetFile(other, workbook);
  const [order] = (await listOrders(other)).items;
  expect(order).toMatchObject({
    source: { name: "WooCommerce", number: "81" },
    status: "completed",
    total: "129.00",
    receiptNumber: null,
  });
  expect((await getStats(other)).ordersToday).toBe(0);
});
