import { beforeAll, expect, test } from "vitest";
import { SALE_STEP_LABELS, type Sale } from "#contract/sales/sale.ts";
import { countQueries } from "#tests/support/count-queries.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece, newOrder, recordRepair } from "#tests/support/new-order.ts";
import { newQuote, secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import { replyToInquiry } from "../inquiries/reply-to-inquiry.ts";
import { setInquiryState } from "../inquiries/set-inquiry-state.ts";
import { changeOrderStatus } from "../orders/change-order-status.ts";
import { editOrder } from "../orders/edit-order.ts";
import { recordOrder } from "../orders/record-order.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { acceptQuote } from "../quotes/customer-page/accept-quote.ts";
import { makeQuote } from "../quotes/make-quote.ts";
import { listSales } from "./list-sales.ts";

const BAND = { title: "Band", price: "600.00" };
const PICKUP = { delivery: "pickup" as const };

const ask = (shop: TestShop, name: string, change: object = {}) =>
  addInquiry(shop, { name, email: `${name.toLowerCase()}@example.com`, message: name, ...change });

const reply = (shop: TestShop, id: number) => replyToInquiry(shop, id, { text: "Yes." }, "ada");

async function accept(shop: TestShop, name: string, change: object = {}) {
  const inquiry = await ask(shop, name);
  const quote = await sendNewQuote(shop, inquiry.id, [BAND], { deposit: "300.00", ...change });
  await acceptQuote(shop, secretOf(quote), PICKUP, "10.0.0.1");
  const [sale] = (await listSales(shop, { customerId: inquiry.customerId ?? 0 })).items;
  return { inquiry, orderId: sale?.order?.id ?? 0 };
}

const say = ({ name, sentence, step }: Sale) =>
  `${name} ${sentence} [${step ? SALE_STEP_LABELS[step] : ""}]`;

/** Twelve people, each at another point of the way. */
async function fillDay(shop: TestShop) {
  const productId = await addPiece(shop, { name: "Opal Pendant" });
  await ask(shop, "Asked", { productIds: [productId] });
  await reply(shop, (await ask(shop, "Answered")).id);
  await makeQuote(shop, (await ask(shop, "Drafted")).id, newQuote([BAND]));
  await sendNewQuote(shop, (await ask(shop, "Quoted")).id, [BAND]);
  await accept(shop, "Accepted");
  const paid = await accept(shop, "Paid", { readyBy: "2026-12-18" });
  const payment = { amount: 30_000, method: "cash" as const, paidOn: "2026-11-20" };
  await recordPayment(shop, paid.orderId, payment, "ada");
  const steps = ["processing", "shipped", "completed"] as const;
  for (const [at, name] of ["Bench", "Ready", "Delivered"].entries()) {
    const { orderId, inquiry } = await accept(shop, name, { deposit: null });
    for (const step of steps.slice(0, at + 1)) await changeOrderStatus(shop, orderId, step, "ada");
    if (name === "Bench") await setInquiryState(shop, inquiry.id, "closed");
  }
  const canceled = await accept(shop, "Canceled");
  await changeOrderStatus(shop, canceled.orderId, "cancelled", "ada");
  await setInquiryState(shop, (await ask(shop, "Closed")).id, "closed");
  await recordRepair(shop, "Walked", "walked@example.com");
}

let day: TestShop;
beforeAll(async () => {
  day = await testShop();
  await fillDay(day);
});

test("a day with twelve sales in all states has a row for each that is open, with its sentence and step", async () => {
  const { items, total } = await listSales(day);
  expect(items.map(say)).toEqual([
    "Asked asks about the Opal Pendant. [Answer]",
    "Drafted waits for your quote of $600.00 for custom work. [Send quote]",
    "Accepted said yes to “Band”. A deposit of $300.00 is due. [Record deposit]",
    "Bench waits for “Band”. $600.00 is owed. [Ready for Pickup]",
    "Walked ordered “Repair”. $50.00 is owed. [Start Preparation]",
    "Answered has your answer about custom work. [Make a quote]",
    "Ready can pick up “Band”. $600.00 is owed. [Picked Up]",
    "Quoted has your quote of $600.00 for custom work. [Write again]",
    "Paid said yes to “Band”. $300.00 is still owed, due in 28 days. [Start Preparation]",
  ]);
  expect(total).toBe(9);
});

test("the three groups are the open sales, each once", async () => {
  const all = await listSales(day);
  const groups = await Promise.all(
    (["you", "customer", "date"] as const).map((waitsFor) => listSales(day, { waitsFor })),
  );
  expect(groups.map(({ total }) => total)).toEqual([5, 3, 1]);
  expect(groups.flatMap(({ items }) => items)).toEqual(all.items);
});

test("a page is a part of the list, and says how long the whole is", async () => {
  const all = await listSales(day);
  const { items, total } = await listSales(day, { limit: 2, offset: 8 });
  expect(items).toEqual(all.items.slice(8));
  expect(total).toBe(9);
});

test("what came of a sale that is done stands with its customer", async () => {
  const last = async (email: string) => {
    const { customerId } = await day.db
      .selectFrom("inquiries")
      .select("customerId")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    return (await listSales(day, { customerId: customerId ?? 0 })).items.map(say);
  };
  expect(await last("delivered@example.com")).toEqual([
    "Delivered has “Band”. No payment recorded. []",
  ]);
  expect(await last("canceled@example.com")).toEqual([
    "Canceled ordered “Band”. The order was canceled. []",
  ]);
  expect(await last("closed@example.com")).toEqual(["Closed asked about custom work. Closed. []"]);
});

test("asks as many queries for one sale as for twelve", async () => {
  const few = await testShop();
  await ask(few, "Asked", { productIds: [await addPiece(few)] });
  await accept(few, "Accepted");
  expect(await countQueries(few, (shop) => listSales(shop))).toBe(
    await countQueries(day, (shop) => listSales(shop)),
  );
});

test("a customer with three sales has three rows", async () => {
  const shop = await testShop();
  const { inquiry } = await accept(shop, "Ana");
  await ask(shop, "Ana", { message: "And another thing" });
  await recordRepair(shop, "Ana", "ana@example.com");
  const { items } = await listSales(shop, { customerId: inquiry.customerId ?? 0 });
  const ids = items.map(({ inquiryId, order }) => [inquiryId, order?.id ?? null]);
  expect(ids).toHaveLength(3);
  expect(ids).toEqual(
    expect.arrayContaining([
      [1, 1],
      [2, null],
      [null, 2],
    ]),
  );
  expect((await listSales(shop)).total).toBe(3);
});

test("two orders of one inquiry are one sale, whose step is that of the one promised first", async () => {
  const shop = await testShop();
  const { id } = await ask(shop, "Ana");
  const order = (title: string, change: object) =>
    recordOrder(
      shop,
      newOrder([{ title, quantity: 1, price: "50.00" }], { inquiryId: id, ...change }),
      "ada",
    );
  const later = await order("Ring", { dueDate: "2026-12-18" });
  const sooner = await order("Band", { dueDate: "2026-11-24" });
  expect((await listSales(shop)).items.map(say)).toEqual([
    "Ana ordered “Band”. $50.00 is owed, due in 4 days. 1 more order is open. [Start Preparation]",
  ]);
  for (const status of ["processing", "shipped", "completed"] as const)
    await changeOrderStatus(shop, sooner.id, status, "ada");
  const { items } = await listSales(shop);
  expect(items.map(({ order }) => order?.id)).toEqual([later.id]);
});

test("an edit of an accepted quote's order changes what is due", async () => {
  const shop = await testShop();
  const { orderId } = await accept(shop, "Ana");
  const items = [{ title: "Thin band", quantity: 1, price: 20_000 }];
  await editOrder(shop, orderId, { items, deposit: 20_000 }, "ada");
  expect((await listSales(shop)).items.map(say)).toEqual([
    "Ana said yes to “Thin band”. $200.00 is due now. [Record payment]",
  ]);
});

test("an order whose inquiry is in the trash is a sale of its own, and what is held is none", async () => {
  const shop = await testShop();
  const { inquiry, orderId } = await accept(shop, "Ana");
  await moveToTrash(shop, { kind: "inquiry", entityId: inquiry.id, label: "Ana", by: "ada" });
  await ask(shop, "Spam", { topic: "filled in" });
  const { items } = await listSales(shop);
  expect(items.map((sale) => [sale.inquiryId, sale.order?.id])).toEqual([[null, orderId]]);
});

test("an order from elsewhere is of its customer alone", async () => {
  const shop = await testShop();
  const order = await recordRepair(shop, "Ana", "ana@example.com");
  const source = { sourceName: "Shopify", sourceNumber: "#1001" };
  await shop.db.updateTable("orders").set(source).where("id", "=", order.id).execute();
  expect((await listSales(shop)).total).toBe(0);
  const { items } = await listSales(shop, { customerId: order.customerId ?? 0 });
  expect(items.map(say)).toEqual(["Ana ordered “Repair” from Shopify. []"]);
});
