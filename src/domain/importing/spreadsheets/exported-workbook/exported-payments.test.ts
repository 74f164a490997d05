import { expect, test } from "vitest";
import { newPaymentSchema } from "#contract/sales/payments.ts";
import { exportedWorkbook, orderRow } from "#tests/support/exported-workbook.ts";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { exportWorkbook } from "../../../exporting/workbook/export-workbook.ts";
import { changeOrderStatus } from "../../../sales/orders/change-order-status.ts";
import { editOrder } from "../../../sales/orders/edit-order.ts";
import { getOrder } from "../../../sales/orders/get-order.ts";
import { listOrders } from "../../../sales/orders/list-orders.ts";
import { moveOrderBack } from "../../../sales/orders/move-order-back.ts";
import { recordOrder } from "../../../sales/orders/record-order.ts";
import { recordPayment } from "../../../sales/payments/record-payment.ts";
import { listImportItems } from "../../imports/state/list-import-items.ts";

const workbookOf = (shop: TestShop) => new Response(exportWorkbook(shop)).bytes();

test("imports an order with its payments, receipt and edits exactly as they were", async () => {
  const shop = await testShop();
  const input = newOrder([{ title: "Band", price: "640", quantity: 1 }], {
    delivery: "pickup",
    deposit: "320",
    dueDate: "2026-12-18",
  });
  const { id } = await recordOrder(shop, input, "Bob the helper");
  const payment = { amount: "320", method: "check", paidOn: "2026-11-19", reference: "No. 1042" };
  await recordPayment(shop, id, newPaymentSchema.parse(payment), "ada");
  await editOrder(shop, id, { notes: "Two\nlines", trackingCarrier: "UPS" }, "Bob the helper");
  await changeOrderStatus(shop, id, "processing", "ada");
  await moveOrderBack(shop, id, { reason: 'by "mistake" {' }, "Bob the helper");
  const other = await testShop();
  await importSpreadsheetFile(other, await workbookOf(shop));
  const { items } = await listOrders(other);
  const imported = items[0];
  const order = await getOrder(shop, id);
  expect(imported).toEqual({
    ...order,
    items: order.items.map((item) => ({ ...item, createdAt: order.createdAt })),
  });
  const { report } = await importSpreadsheetFile(other, await workbookOf(other));
  const again = await listImportItems(other, report.syncLogId);
  expect(again.items.map(({ verdict }) => verdict)).toEqual(["skip"]);
  const next = await recordOrder(other, input, "ada");
  const paid = await recordPayment(other, next.id, newPaymentSchema.parse(payment), "ada");
  expect(paid.receiptNumber).toBe("2026-0002");
});

test("takes an order of an older export that was paid for paid, and refuses unreadable payments", async () => {
  const shop = await testShop();
  const orders = [
    orderRow({ "Payment Status": "paid" }),
    orderRow({ ID: 2, "E-mail": "bob@example.com", Payments: "$12 by check" }),
  ];
  const { report } = await importSpreadsheetFile(shop, await exportedWorkbook({ Orders: orders }));
  expect((await listOrders(shop)).items).toMatchObject([
    { amountPaid: "129.00", payments: [{ method: "other", paidOn: "2026-01-02T03:04:05.678Z" }] },
  ]);
  const { items } = await listImportItems(shop, report.syncLogId);
  expect(items.find(({ verdict }) => verdict === "refuse")?.reasons).toEqual([
    "Its payments cannot be read: “$12 by check”.",
  ]);
});
