import { beforeEach, expect, test } from "vitest";
import { orderPatchSchema, type Order } from "#contract/sales/orders.ts";
import { newPaymentSchema } from "#contract/sales/payments.ts";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { changeOrderStatus } from "./change-order-status.ts";
import { editOrder } from "./edit-order.ts";
import { getOrder } from "./get-order.ts";
import { recordOrder } from "./record-order.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const record = (items: object[], change: object = {}): Promise<Order> =>
  recordOrder(shop, newOrder(items, change), "ada");

const edit = (id: number, patch: object): Promise<Order> =>
  editOrder(shop, id, orderPatchSchema.parse(patch), "bob");

const stockOf = async (id: number) =>
  await shop.db
    .selectFrom("products")
    .select(["stock", "availability"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

const cheaper = (price: string) => ({ items: [{ title: "Repair", price, quantity: 1 }] });

const piece = (row: object = {}) => addPiece(shop, row);

test("changes only what is sent, and says in the history what was changed by whom", async () => {
  const order = await record([{ title: "Repair", price: "40", quantity: 1 }]);
  const edited = await edit(order.id, {
    customerPhone: "(540) 555-0142",
    tax: "2.12",
    dueDate: "2026-12-01",
    trackingCarrier: "UPS",
    trackingNumber: "1Z999",
    notes: "Wants it shiny",
  });
  expect(edited).toMatchObject({
    customerName: "Áda Byron",
    customerPhone: "(540) 555-0142",
    total: "42.12",
    trackingNumber: "1Z999",
    status: "pending",
  });
  expect(edited.items).toEqual(order.items);
  expect(edited.history.at(-1)).toEqual({
    from: "pending",
    to: "pending",
    by: "bob",
    at: "2026-11-20T15:00:00.000Z",
    reason: null,
    changes: [
      { field: "customerPhone", from: null, to: "(540) 555-0142" },
      { field: "tax", from: "0.00", to: "2.12" },
      { field: "dueDate", from: null, to: "2026-12-01" },
      { field: "trackingCarrier", from: null, to: "UPS" },
      { field: "trackingNumber", from: null, to: "1Z999" },
      { field: "notes", from: null, to: "Wants it shiny" },
    ],
  });
  expect((await edit(order.id, { tax: "2.12" })).history).toHaveLength(2);
});

test("keeps the deposit, gift, bill address, carrier and due date until they are changed or emptied", async () => {
  const order = await record([{ title: "Repair", price: "40", quantity: 1 }]);
  const { shippingAddress } = newOrder([{ title: "Repair", price: "40", quantity: 1 }]);
  const billingAddress = { ...shippingAddress, line1: "2 Bank Street" };
  const given = {
    deposit: "10.00",
    isGift: true,
    billingAddress,
    trackingCarrier: "UPS",
    trackingNumber: "1Z999",
  };
  await edit(order.id, { ...given, dueDate: "2026-12-01" });
  const later = await edit(order.id, { notes: "Wants it shiny" });
  expect(later).toMatchObject(given);
  expect(later.dueDate).not.toBeNull();
  const none = {
    deposit: null,
    isGift: false,
    billingAddress: null,
    trackingCarrier: null,
    trackingNumber: null,
    dueDate: null,
  };
  expect(await edit(order.id, none)).toMatchObject(none);
});

test("takes stock for what is added and returns it for what is left out", async () => {
  const kept = await piece({ stock: 3, name: "Kept" });
  const left = await piece({ name: "Left out" });
  const added = await piece({ name: "Added" });
  const order = await record([
    { productId: kept, quantity: 2 },
    { productId: left, quantity: 1 },
  ]);
  expect(await stockOf(left)).toEqual({ stock: 0, availability: "sold" });
  const edited = await edit(order.id, {
    items: [
      { productId: kept, quantity: 1, price: "100" },
      { productId: added, quantity: 1 },
      { title: "Chain", price: "35.50", quantity: 1 },
    ],
  });
  expect(edited).toMatchObject({ subtotal: "264.50", total: "264.50" });
  expect(await stockOf(kept)).toEqual({ stock: 2, availability: "available" });
  expect(await stockOf(left)).toEqual({ stock: 1, availability: "available" });
  expect(await stockOf(added)).toEqual({ stock: 0, availability: "sold" });
  await changeOrderStatus(shop, order.id, "cancelled", "ada");
  expect(await stockOf(kept)).toMatchObject({ stock: 3 });
  expect(await stockOf(added)).toEqual({ stock: 1, availability: "available" });
});

test("keeps a piece of the order that was deleted since", async () => {
  const id = await piece();
  const order = await record([{ productId: id, quantity: 1 }]);
  await shop.db.updateTable("products").set({ deletedAt: shop.now().toISOString() }).execute();
  const edited = await edit(order.id, { items: [{ productId: id, quantity: 1, price: "99" }] });
  expect(edited.items).toMatchObject([{ productName: "Moon pendant", price: "99.00" }]);
  const more = { items: [{ productId: id, quantity: 2 }] };
  await expect(edit(order.id, more)).rejects.toMatchObject({ code: "conflict" });
});

test("changes nothing when a piece is out of stock or unknown", async () => {
  const id = await piece();
  const order = await record([{ productId: id, quantity: 1 }]);
  const short = { notes: "More", items: [{ productId: id, quantity: 2 }] };
  await expect(edit(order.id, short)).rejects.toThrow("“Moon pendant” is out of stock.");
  const unknown = { items: [{ productId: 999_999, quantity: 1 }] };
  await expect(edit(order.id, unknown)).rejects.toMatchObject({
    issues: [{ path: "items.0.productId" }],
  });
  expect(await getOrder(shop, order.id)).toEqual(order);
});

test("refuses an edit of another state, with the order as it is now", async () => {
  const order = await record([{ title: "Repair", price: "40", quantity: 1 }]);
  const first = await edit(order.id, { notes: "First", updatedAt: order.updatedAt });
  const second = edit(order.id, { notes: "Second", updatedAt: order.updatedAt });
  await expect(second).rejects.toMatchObject({ code: "conflict", current: first });
  expect((await getOrder(shop, order.id)).notes).toBe("First");
});

test("asks for an address when a pickup becomes a shipping", async () => {
  const line = [{ title: "Repair", price: "40", quantity: 1 }];
  const order = await record(line, { delivery: "pickup" });
  await expect(edit(order.id, { delivery: "shipping" })).rejects.toMatchObject({
    issues: [{ path: "shippingAddress", message: "Required" }],
  });
  const { shippingAddress } = newOrder(line);
  const shipped = await edit(order.id, { delivery: "shipping", shippingAddress });
  expect(shipped).toMatchObject({ delivery: "shipping", shippingAddress });
  await expect(edit(order.id, { shippingAddress: null })).rejects.toMatchObject({
    code: "invalid",
  });
  expect(await edit(order.id, { delivery: "pickup" })).toMatchObject({
    shippingAddress: null,
    billingAddress: null,
  });
});

test("refuses a total below what is paid, and other pieces for a canceled order", async () => {
  const order = await record([{ title: "Repair", price: "40", quantity: 1 }]);
  const payment = { amount: "30", method: "cash", paidOn: "2026-11-20" };
  await recordPayment(shop, order.id, newPaymentSchema.parse(payment), "ada");
  await expect(edit(order.id, cheaper("29.99"))).rejects.toThrow("$30.00 is paid already");
  expect(await edit(order.id, cheaper("30"))).toMatchObject({
    paymentStatus: "paid",
    balanceDue: "0.00",
  });
  // An order of a platform may have been paid with a surplus.
  await shop.db
    .updateTable("orders")
    .set({ totalCents: 2500 })
    .where("id", "=", order.id)
    .execute();
  expect(await edit(order.id, { notes: "Shiny" })).toMatchObject({ total: "25.00" });
  await changeOrderStatus(shop, order.id, "cancelled", "ada");
  await expect(edit(order.id, cheaper("35"))).rejects.toMatchObject({ code: "conflict" });
  expect(await edit(order.id, { notes: "Sorry" })).toMatchObject({ notes: "Sorry" });
});

test("keeps in the total what is in no line, such as a fee or a coupon of a platform", async () => {
  const order = await record([{ title: "Repair", price: "40", quantity: 1 }]);
  const fee = { subtotalCents: 4250, totalCents: 4250 };
  await shop.db.updateTable("orders").set(fee).where("id", "=", order.id).execute();
  expect(await edit(order.id, { notes: "Shiny" })).toMatchObject({ total: "42.50" });
  expect(await edit(order.id, { tax: "2.12", shipping: "5" })).toMatchObject({
    subtotal: "42.50",
    total: "49.62",
  });
  expect(await edit(order.id, cheaper("30"))).toMatchObject({ subtotal: "32.50", total: "39.62" });
  await expect(edit(order.id, { deposit: "39.63" })).rejects.toMatchObject({
    issues: [{ path: "deposit" }],
  });
});

test("looks for another customer only when the email address or phone number changed", async () => {
  const line = [{ title: "Repair", price: "40", quantity: 1 }];
  const customerOf = async (id: number) => (await getOrder(shop, id)).customerId;
  const other = { customerName: "Grace Hopper", customerEmail: "grace@navy.example" };
  const hers = await customerOf((await record(line, other)).id);
  const order = await record(line, { customerPhone: "(540) 555-0142" });
  await record(line);
  await shop.db
    .updateTable("orders")
    .set({ customerId: hers })
    .where("id", "=", order.id)
    .execute();
  const { customerEmail, customerPhone } = order;
  await edit(order.id, { customerName: "Ada", customerEmail, customerPhone, notes: "Shiny" });
  expect(await customerOf(order.id)).toBe(hers);
  const ada = await edit(order.id, { customerPhone: "(540) 555-0143" });
  expect(ada).toMatchObject({ customerName: "Ada", customerPhone: "(540) 555-0143" });
  expect(ada.customerId).not.toBe(hers);
  expect(await edit(order.id, other)).toMatchObject({ ...other, customerId: hers });
});
