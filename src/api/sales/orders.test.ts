import { expect, test } from "vitest";
import { z } from "zod";
import { type Order, orderSchema } from "#contract/sales/orders.ts";
import { problemSchema } from "#contract/problem.ts";
import { statsSchema } from "#contract/sales/stats.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { ADMIN_NAME, type TestApp, testApp } from "#tests/support/test-app.ts";

const shippingAddress = {
  line1: "4 Mill Lane",
  city: "Staunton",
  state: "Virginia",
  postalCode: "24401",
  country: "United States",
};

const customer = { customerName: "Ada Ashby", customerEmail: "ada@example.com", shippingAddress };

async function record(app: TestApp, fields: Record<string, unknown> = {}): Promise<Order> {
  const { id: productId } = await postProduct(app, { stock: 5 });
  const recorded = await app.admin.post("/orders", {
    body: { ...customer, items: [{ productId, quantity: 1 }], ...fields },
  });
  expect(recorded.status).toBe(201);
  return recorded.as(orderSchema);
}

test("records an order with computed totals and takes its stock", async () => {
  const app = await testApp();
  const ring = await postProduct(app, { price: "129.50", stock: 3 });
  const recorded = await app.admin.post("/orders", {
    body: {
      ...customer,
      items: [
        { productId: ring.id, quantity: 1 },
        { productId: ring.id, quantity: 1, price: "100", customizations: { size: "7" } },
      ],
      tax: 10.25,
      shipping: "5",
      subtotal: "1.00",
      total: "1.00",
    },
  });
  expect(recorded.status).toBe(201);
  expect(recorded.json).toMatchObject({
    status: "pending",
    paymentStatus: "pending",
    subtotal: "229.50",
    tax: "10.25",
    shipping: "5.00",
    total: "244.75",
    items: [{ price: "129.50" }, { price: "100.00", customizations: { size: "7" } }],
    history: [{ from: null, to: "pending", by: ADMIN_NAME }],
  });
  expect((await app.admin.get(`/products/${ring.id}`)).json).toMatchObject({ stock: 1 });
  const { id } = recorded.as(orderSchema);
  expect((await app.admin.get(`/orders/${id}`)).json).toEqual(recorded.json);
});

test("refuses an order with missing fields, insufficient stock or unknown pieces", async () => {
  const app = await testApp();
  const { id: productId } = await postProduct(app, { stock: 1 });
  const post = (body: unknown) => app.admin.post("/orders", { body });
  const short = await post({ ...customer, items: [{ productId, quantity: 2 }] });
  expect(short.status).toBe(409);
  expect((await post({ ...customer, items: [{ productId: 77, quantity: 1 }] })).status).toBe(400);
  for (const wrong of [
    { items: [] },
    { items: [{ productId, quantity: 0 }] },
    { items: [{ productId, quantity: 1.5 }] },
    { items: [{ productId, quantity: 1, price: -1 }] },
    { customerEmail: "ada" },
    { customerName: "" },
    { shippingAddress: { ...shippingAddress, city: "" } },
    { shippingAddress: undefined },
  ]) {
    const body = { ...customer, items: [{ productId, quantity: 1 }], ...wrong };
    expect([wrong, (await post(body)).status]).toEqual([wrong, 400]);
  }
  expect((await app.admin.get("/orders")).json).toEqual([]);
  expect((await app.admin.get(`/products/${productId}`)).json).toMatchObject({ stock: 1 });
});

test("moves an order one status at a time", async () => {
  const app = await testApp();
  const { id } = await record(app);
  const put = async (status: unknown) =>
    (await app.admin.put(`/orders/${id}`, { body: { status } })).status;
  for (const wrong of ["pending", "shipped", "completed"]) expect(await put(wrong)).toBe(409);
  for (const wrong of ["sent", "", null, 1, undefined]) expect(await put(wrong)).toBe(400);
  expect(await put("processing")).toBe(200);
  expect(await put("processing")).toBe(409);
  expect(await put("shipped")).toBe(200);
  expect(await put("cancelled")).toBe(409);
  expect(await put("completed")).toBe(200);
  expect(await put("pending")).toBe(409);
  expect((await app.admin.put("/orders/77", { body: { status: "shipped" } })).status).toBe(404);
  expect((await app.admin.put("/orders/x", { body: { status: "shipped" } })).status).toBe(400);
  expect((await app.admin.get("/orders/77")).status).toBe(404);
});

test("moves an order once on twenty concurrent requests", async () => {
  const app = await testApp();
  const { id } = await record(app);
  const pressed = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.admin.put(`/orders/${id}`, { body: { status: "processing" } }),
    ),
  );
  const statuses = pressed.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  const order = (await app.admin.get(`/orders/${id}`)).as(orderSchema);
  expect(order.history.map(({ to }) => to)).toEqual(["pending", "processing"]);
});

test("sells the last piece once on twenty concurrent requests", async () => {
  const app = await testApp();
  const { id: productId } = await postProduct(app, { stock: 1 });
  const body = { ...customer, items: [{ productId, quantity: 1 }] };
  const pressed = await Promise.all(
    Array.from({ length: 20 }, () => app.admin.post("/orders", { body })),
  );
  expect(pressed.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(pressed.filter(({ status }) => status === 409)).toHaveLength(19);
});

test("lists orders newest first, by status and page, and returns the stock of cancelled ones", async () => {
  const app = await testApp();
  const first = await record(app);
  app.shop.clock.advance({ minutes: 1 });
  const second = await record(app);
  const ids = async (query = "") =>
    (await app.admin.get(`/orders${query}`)).as(z.array(orderSchema)).map(({ id }) => id);
  expect(await ids()).toEqual([second.id, first.id]);
  expect(await ids("?page=2&limit=1")).toEqual([first.id]);
  await app.admin.put(`/orders/${first.id}`, { body: { status: "cancelled" } });
  expect(await ids("?status=cancelled")).toEqual([first.id]);
  expect((await app.admin.get("/orders?status=lost")).status).toBe(400);
  const productId = first.items[0]?.productId;
  expect((await app.admin.get(`/products/${productId}`)).json).toMatchObject({ stock: 5 });
});

test("counts today's orders in the statistics", async () => {
  const app = await testApp();
  await record(app);
  const { id } = await record(app);
  await app.admin.put(`/orders/${id}`, { body: { status: "cancelled" } });
  const stats = (await app.admin.get("/admin/stats")).as(statsSchema);
  expect(stats).toMatchObject({ ordersToday: 1, revenueToday: "129.00", pendingOrders: 1 });
  app.shop.clock.advance({ days: 1 });
  expect((await app.admin.get("/admin/stats")).json).toMatchObject({
    ordersToday: 0,
    revenueToday: "0.00",
  });
});

test("explains a refusal in a sentence", async () => {
  const app = await testApp();
  const { id } = await record(app);
  const refused = await app.admin.put(`/orders/${id}`, { body: { status: "completed" } });
  const { message, error } = refused.as(problemSchema);
  expect(message).toBe("An order that is pending can’t become completed.");
  expect(error).toBe(message);
});

test("records custom work to be picked up, its payments and its way back", async () => {
  const app = await testApp();
  const body = {
    customerName: "Ada Ashby",
    customerEmail: "ada@example.com",
    delivery: "pickup",
    items: [{ title: "Wedding band", price: "640.00", quantity: 1 }],
    deposit: "320",
    dueDate: "2026-12-18",
  };
  const recorded = await app.admin.post("/orders", { body });
  expect([recorded.status, recorded.json]).toMatchObject([201, { shippingAddress: null }]);
  const { id } = recorded.as(orderSchema);
  const pay = (payment: object) => app.admin.post(`/orders/${id}/payments`, { body: payment });
  const payment = { amount: "320", method: "check", paidOn: "2026-11-20" };
  const paid = await pay(payment);
  expect([paid.status, paid.json]).toMatchObject([201, { balanceDue: "320.00" }]);
  expect((await pay({ ...payment, amount: "320.01" })).status).toBe(409);
  for (const wrong of [
    { amount: "0" },
    { amount: "-1" },
    { amount: "1.001" },
    { method: "barter" },
    { paidOn: "tomorrow" },
    { paidOn: "2026-13-01" },
    { reference: "x".repeat(101) },
  ]) {
    expect([wrong, (await pay({ ...payment, ...wrong })).status]).toEqual([wrong, 400]);
  }
  const [first] = paid.as(orderSchema).payments;
  const gone = await app.admin.delete(`/orders/${id}/payments/${first?.id}`);
  expect([gone.status, gone.json]).toMatchObject([200, { amountPaid: "0.00" }]);
  expect((await app.admin.delete(`/orders/${id}/payments/${first?.id}`)).status).toBe(404);
  await app.admin.put(`/orders/${id}`, { body: { status: "processing" } });
  const back = () => app.admin.post(`/orders/${id}/move-back`, { body: { reason: "Too early" } });
  expect((await back()).json).toMatchObject({ status: "pending" });
  expect((await back()).status).toBe(409);
});

test("refuses a custom line without title or price, and a bad edit", async () => {
  const app = await testApp();
  const { id, updatedAt } = await record(app);
  for (const item of [
    { quantity: 1 },
    { title: "", price: "1", quantity: 1 },
    { title: "Band", quantity: 1 },
    { title: "Band", price: "1" },
    { title: "x".repeat(256), price: "1", quantity: 1 },
  ]) {
    const posted = await app.admin.post("/orders", { body: { ...customer, items: [item] } });
    expect([item, posted.status]).toEqual([item, 400]);
  }
  const patch = async (body: object) => (await app.admin.patch(`/orders/${id}`, { body })).status;
  for (const wrong of [
    { customerName: "" },
    { customerEmail: "ada" },
    { delivery: "pigeon" },
    { shippingAddress: { line1: "1 Mill Lane" } },
    { items: [] },
    { deposit: "-1" },
    { dueDate: "soon" },
    { trackingNumber: "x".repeat(101) },
    { updatedAt: "now" },
  ]) {
    expect([wrong, await patch(wrong)]).toEqual([wrong, 400]);
  }
  expect(await patch({ notes: "Ring her", updatedAt })).toBe(200);
  expect(await patch({ notes: "Ring him", updatedAt })).toBe(409);
});
