import { expect, test } from "vitest";
import { customerSchema } from "#contract/sales/customers.ts";
import { orderSchema } from "#contract/sales/orders.ts";
import { testApp } from "#tests/support/test-app.ts";

const orderOf = (customerName: string, customerEmail: string) => ({
  customerName,
  customerEmail,
  delivery: "pickup",
  items: [{ title: "Repair", quantity: 1, price: "50.00" }],
});

test("customers are listed, changed, merged and forgotten", async () => {
  const { admin } = await testApp();
  const record = async (name: string, email: string) =>
    (await admin.post("/orders", { body: orderOf(name, email) })).as(orderSchema);
  const first = await record("Ana", "ana@example.com");
  const second = await record("A. Castillo", "ana@work.example.com");
  const listed = await admin.get("/customers?search=ana%40&limit=1");
  expect(listed.json).toMatchObject([{ name: "A. Castillo", orders: 1, ordersTotal: "50.00" }]);
  expect(listed.headers.get("X-Total-Count")).toBe("2");
  const path = `/customers/${first.customerId}`;
  const body = { ringSizes: [{ size: "5½" }], notes: "" };
  expect((await admin.patch(path, { body })).as(customerSchema)).toMatchObject({
    notes: null,
    ringSizes: [{ size: "5½", note: null }],
  });
  const merged = await admin.post(`${path}/merge`, { body: { with: second.customerId } });
  expect(merged.as(customerSchema).orders.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await admin.post(`${path}/forget`)).status).toBe(409);
  for (const { id } of [first, second]) {
    await admin.put(`/orders/${id}`, { body: { status: "cancelled" } });
  }
  expect((await admin.post(`${path}/forget`)).json).toEqual({
    message: "The customer was forgotten.",
  });
  expect((await admin.get(path)).status).toBe(404);
  expect((await admin.get(`/orders/${first.id}`)).as(orderSchema).customerId).toBeNull();
});

test("a bad change is refused with its field", async () => {
  const { admin } = await testApp();
  const { customerId } = (
    await admin.post("/orders", { body: orderOf("Ana", "ana@example.com") })
  ).as(orderSchema);
  const refused = await admin.patch(`/customers/${customerId}`, { body: { emails: ["ana"] } });
  expect([refused.status, refused.json]).toMatchObject([400, { issues: [{ path: "emails.0" }] }]);
});
