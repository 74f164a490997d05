import { readXlsx } from "hucre/xlsx";
import { expect, test, vi } from "vitest";
import { customerSchema } from "#contract/sales/customers.ts";
import { orderSchema } from "#contract/sales/orders.ts";
import { fillWithCustomer, MARK } from "#tests/support/customer-everywhere.ts";
import { exportWorkbook } from "#domain/exporting/workbook/export-workbook.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { readAllCalls } from "#tests/support/read-all-calls.ts";
import { testApp } from "#tests/support/test-app.ts";

vi.setConfig({ testTimeout: 300_000 });

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

test("no call answers, exports or shows anything of a customer who was forgotten", async () => {
  const app = await testApp();
  const { shop, admin } = app;
  shop.mail = (await mailingShop()).shop.mail;
  const id = await fillWithCustomer(shop);
  const find = () =>
    readAllCalls(app, { Cookie: app.cookie }, { marks: { found: MARK }, ids: [1, 2, 3, 77] });
  expect((await find()).found.length).toBeGreaterThan(15);
  expect((await admin.post(`/customers/${id}/forget`)).status).toBe(200);
  // Whoever subscribed to the letters ends that themselves.
  expect((await find()).found).toEqual(["GET /subscribers", "GET /data/export/archive"]);
  const workbook = await new Response(exportWorkbook(shop)).bytes();
  const { sheets } = await readXlsx(workbook);
  const marked = sheets.filter(({ rows }) => MARK.test(JSON.stringify(rows)));
  expect(marked.map(({ name }) => name)).toEqual(["Subscribers"]);
});
