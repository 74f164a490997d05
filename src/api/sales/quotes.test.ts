import { expect, test } from "vitest";
import { quoteSchema } from "#contract/sales/quotes.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testApp } from "#tests/support/test-app.ts";

test("makes, changes, sends, lists and withdraws quotes", async () => {
  const app = await testApp();
  const productId = await addPiece(app.shop);
  const { id } = await addInquiry(app.shop, { productIds: [productId] });
  const path = `/inquiries/${id}/quotes`;
  const items = [
    { productId, price: "129.00" },
    { title: "Engraving", price: 40, quantity: 2 },
  ];
  const made = await app.admin.post(path, { body: { items, deposit: "100", tax: 5, shipping: 6 } });
  expect([made.status, made.json]).toMatchObject([201, { state: "draft", total: "220.00" }]);
  const quote = made.as(quoteSchema);
  expect(quote.publicUrl).toMatch(/^http:\/\/localhost:3000\/quotes\/[\w-]{24,}$/);
  const body = { items, taxRate: "5.3" };
  const changed = await app.admin.put(`/quotes/${quote.id}`, { body });
  expect(changed.json).toMatchObject({ tax: "11.08", total: "220.08", deposit: null });
  const sent = await app.admin.post(`/quotes/${quote.id}/send`);
  expect([sent.status, sent.json]).toMatchObject([200, { state: "sent" }]);
  expect((await app.admin.get(`/quotes/${quote.id}`)).json).toMatchObject({ state: "sent" });
  expect((await app.admin.get(path)).json).toMatchObject([{ id: quote.id }]);
  expect((await app.admin.get("/quotes/defaults")).json).toEqual({ taxRate: "5.3" });
  await app.admin.put("/settings", { body: { taxRate: "8.875" } });
  expect((await app.admin.get("/quotes/defaults")).json).toEqual({ taxRate: "8.875" });
  const again = await app.admin.put(`/quotes/${quote.id}`, { body });
  expect(again.status).toBe(409);
  expect((await app.admin.delete(`/quotes/${quote.id}`)).status).toBe(409);
  const withdrawn = await app.admin.post(`/quotes/${quote.id}/withdraw`);
  expect(withdrawn.json).toMatchObject({ state: "withdrawn" });
  const draft = (await app.admin.post(path, { body: { items } })).as(quoteSchema);
  expect(draft.version).toBe(2);
  expect((await app.admin.delete(`/quotes/${draft.id}`)).status).toBe(200);
});

test.each([
  ["no line", { items: [] }, "items"],
  ["custom work without a price", { items: [{ title: "Engraving" }] }, "items.0.price"],
  ["a line without a name", { items: [{ price: 5 }] }, "items.0.title"],
  ["a piece that does not exist", { items: [{ productId: 99 }] }, "items.0.productId"],
  ["a price with three decimals", { items: [{ title: "A", price: "5.001" }] }, "items.0.price"],
  ["a tax of more than all", { items: [{ title: "A", price: 5 }], taxRate: 101 }, "taxRate"],
  [
    "a tax rate of four decimals",
    { items: [{ title: "A", price: 5 }], taxRate: 8.8755 },
    "taxRate",
  ],
  ["a deposit above the total", { items: [{ title: "A", price: 5 }], deposit: 6 }, "deposit"],
  ["a day that is none", { items: [{ title: "A", price: 5 }], readyBy: "soon" }, "readyBy"],
])("refuses %s", async (_what, body, field) => {
  const app = await testApp();
  const { id } = await addInquiry(app.shop);
  const refused = await app.admin.post(`/inquiries/${id}/quotes`, { body });
  expect([refused.status, refused.json]).toMatchObject([400, { issues: [{ path: field }] }]);
});

test("is for the desk alone", async () => {
  const app = await testApp();
  const { id } = await addInquiry(app.shop);
  const body = { items: [{ title: "Engraving", price: 40 }] };
  expect((await app.visitor.post(`/inquiries/${id}/quotes`, { body })).status).toBe(401);
  const { json } = await app.admin.post(`/inquiries/${id}/quotes`, { body });
  const quote = json as { id: number };
  expect((await app.visitor.get(`/quotes/${quote.id}`)).status).toBe(401);
  expect((await app.visitor.post(`/quotes/${quote.id}/send`)).status).toBe(401);
  expect((await app.admin.get("/quotes/999")).status).toBe(404);
  expect((await app.admin.get("/inquiries/999/quotes")).status).toBe(404);
});
