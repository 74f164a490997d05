import { beforeEach, expect, test } from "vitest";
import { newPaymentSchema } from "#contract/sales/payments.ts";
import { newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { changeOrderStatus } from "../orders/change-order-status.ts";
import { recordOrder } from "../orders/record-order.ts";
import { recordPayment } from "./record-payment.ts";
import { removePayment } from "./remove-payment.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const record = async (price = "100") =>
  (await recordOrder(shop, newOrder([{ title: "Repair", price, quantity: 1 }]), "ada")).id;

const pay = (orderId: number, amount: string, change: object = {}) => {
  const payment = { amount, method: "check", paidOn: "2026-11-20", ...change };
  return recordPayment(shop, orderId, newPaymentSchema.parse(payment), "ada");
};

test("counts what is paid and owed, and gives the receipt its number with the first payment", async () => {
  const id = await record();
  const first = await pay(id, "30", { reference: "1042" });
  expect(first).toMatchObject({
    paymentStatus: "partial",
    amountPaid: "30.00",
    balanceDue: "70.00",
    receiptNumber: "2026-0001",
    payments: [
      {
        amount: "30.00",
        method: "check",
        reference: "1042",
        paidOn: "2026-11-21T04:59:59.000Z",
        by: "ada",
        at: "2026-11-20T15:00:00.000Z",
      },
    ],
  });
  const second = await pay(id, "70", { method: "card", paidOn: "2026-11-19T12:00:00Z" });
  expect(second).toMatchObject({
    paymentStatus: "paid",
    balanceDue: "0.00",
    receiptNumber: "2026-0001",
    payments: [{ amount: "70.00" }, { amount: "30.00" }],
  });
});

test("refuses more than is owed, a day to come, and a payment of a canceled order", async () => {
  const id = await record();
  await expect(pay(id, "100.01")).rejects.toThrow("Only $100.00 is owed");
  await expect(pay(id, "1", { paidOn: "2026-11-21" })).rejects.toMatchObject({
    issues: [{ path: "paidOn" }],
  });
  await changeOrderStatus(shop, id, "cancelled", "ada");
  await expect(pay(id, "1")).rejects.toMatchObject({ code: "conflict" });
  await expect(pay(999_999, "1")).rejects.toMatchObject({ code: "not-found" });
});

test("numbers receipts without gaps in each calendar year of the shop", async () => {
  const ids = [await record(), await record(), await record("5")];
  await pay(ids[0] ?? 0, "1");
  await expect(pay(ids[2] ?? 0, "6")).rejects.toMatchObject({ code: "conflict" });
  expect(await pay(ids[1] ?? 0, "1")).toMatchObject({ receiptNumber: "2026-0002" });
  // Still December in Virginia.
  shop.clock.set("2027-01-01T03:00:00Z");
  expect(await pay(ids[2] ?? 0, "1")).toMatchObject({ receiptNumber: "2026-0003" });
  shop.clock.set("2027-01-01T12:00:00Z");
  expect(await pay(await record(), "1")).toMatchObject({ receiptNumber: "2027-0001" });
});

test("numbers receipts of payments at once without a gap and without a double", async () => {
  const ids = [];
  for (let index = 0; index < 30; index += 1) ids.push(await record("10"));
  // Every third is refused and must give its number back; two payments of an order share one receipt.
  const paying = ids.flatMap((id, index) =>
    index % 3 === 0 ? [pay(id, "11")] : [pay(id, "4"), pay(id, "5")],
  );
  const outcomes = await Promise.allSettled(paying);
  expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(10);
  const rows = await shop.db.selectFrom("orders").select("receiptNumber").execute();
  const numbers = rows.flatMap(({ receiptNumber }) => receiptNumber ?? []).toSorted();
  const expected = Array.from(
    { length: 20 },
    (_, index) => `2026-${String(index + 1).padStart(4, "0")}`,
  );
  expect(numbers).toEqual(expected);
});

test("takes one of twenty payments at once when only one fits", async () => {
  const id = await record();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => pay(id, "60")));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("removes a payment and keeps it in the history, with the receipt's number", async () => {
  const id = await record();
  const { payments } = await pay(id, "100", { reference: "1042" });
  const paymentId = payments[0]?.id ?? 0;
  const removed = await removePayment(shop, id, paymentId, "bob");
  expect(removed).toMatchObject({
    paymentStatus: "pending",
    balanceDue: "100.00",
    receiptNumber: "2026-0001",
    payments: [],
  });
  expect(removed.history.at(-1)).toMatchObject({
    by: "bob",
    changes: [{ field: "payment", from: "$100.00, check, 1042", to: null }],
  });
  await expect(removePayment(shop, id, paymentId, "bob")).rejects.toMatchObject({
    code: "not-found",
  });
});

test("removes one of two payments of its own order", async () => {
  const [id, other] = [await record(), await record()];
  await pay(id, "30", { paidOn: "2026-11-19" });
  const { payments } = await pay(id, "70");
  const paymentId = payments[0]?.id ?? 0;
  const missing = { code: "not-found" };
  await expect(removePayment(shop, other, paymentId, "bob")).rejects.toMatchObject(missing);
  const removed = await removePayment(shop, id, paymentId, "bob");
  expect(removed).toMatchObject({
    paymentStatus: "partial",
    balanceDue: "30.00",
    payments: [{ amount: "70.00" }],
  });
  expect(removed.history.at(-1)?.changes).toEqual([
    { field: "payment", from: "$30.00, check", to: null },
  ]);
});
