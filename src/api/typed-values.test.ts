import { expect, test } from "vitest";
import { z } from "zod";
import { EMAIL_PATTERN } from "#contract/email-address.ts";
import { formatHundredths } from "#contract/decimals.ts";
import { newOrderSchema } from "#contract/sales/orders.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { testApp } from "#tests/support/test-app.ts";
import { TYPED_AMOUNTS, TYPED_EMAILS } from "#tests/support/typed-values.ts";
import { callName } from "./routing/define-call.ts";
import { calls } from "./calls.ts";

type JsonSchema = { [key: string]: JsonSchema } & { format?: unknown; pattern?: unknown };

/** The patterns of the email addresses in a schema. */
function listEmailPatterns(schema: unknown): unknown[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { format, pattern } = schema as JsonSchema;
  const own = format === "email" ? [pattern] : [];
  return [...own, ...Object.values(schema).flatMap(listEmailPatterns)];
}

test.each(calls.flatMap((call) => (call.body ? [[callName(call), call.body] as const] : [])))(
  "%s reads email addresses by the rule of the HTML standard",
  (_, body) => {
    const schema = z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
    const patterns = listEmailPatterns(schema);
    expect(patterns.every((pattern) => pattern === EMAIL_PATTERN.source)).toBe(true);
  },
);

test.each(TYPED_EMAILS)("calls store %j as %s", async (typed, email) => {
  const app = await testApp();
  const order = newOrderSchema.parse({
    customerName: "Ada",
    customerEmail: typed,
    delivery: "pickup",
    items: [{ title: "Repair", quantity: 1, price: "50.00" }],
  });
  expect(order.customerEmail).toBe(email);
  const items = [{ title: "Repair", quantity: 1, price: "50.00" }];
  const customer = { customerName: "Ada", customerEmail: typed, delivery: "pickup", items };
  const recorded = await app.admin.post("/orders", { body: customer });
  expect([recorded.status, recorded.json]).toMatchObject([201, { customerEmail: email }]);
  const asked = { source: "phone", name: "Ana", email: typed, message: "A ring?" };
  const inquiry = await app.admin.post("/inquiries/recorded", { body: asked });
  expect([inquiry.status, inquiry.json]).toMatchObject([201, { email }]);
  const settings = await app.admin.put("/settings", { body: { email: typed } });
  expect([settings.status, settings.json]).toMatchObject([200, { email }]);
  const subscribed = await app.visitor.post("/subscribe", { body: { email: typed } });
  expect(subscribed.status).toBe(200);
  expect((await app.admin.get("/subscribers")).json).toMatchObject([
    { email: email.toLowerCase() },
  ]);
});

test.each(TYPED_AMOUNTS)("calls read the amount %j as %i cents", async (typed, cents) => {
  const app = await testApp();
  const amount = formatHundredths(cents);
  const piece = await postProduct(app, { price: typed });
  expect(piece.price).toBe(amount);
  const body = {
    customerName: "Ada",
    customerEmail: "ada@example.com",
    delivery: "pickup",
    items: [{ title: "Repair", quantity: 1, price: typed }],
    shipping: typed,
    tax: typed,
    deposit: typed,
  };
  const order = await app.admin.post("/orders", { body });
  const { id } = order.as(z.object({ id: z.int() }));
  expect(order.json).toMatchObject({
    subtotal: amount,
    shipping: amount,
    tax: amount,
    deposit: amount,
  });
  const paid = await app.admin.post(`/orders/${id}/payments`, {
    body: { amount: typed, method: "cash", paidOn: "2026-11-20" },
  });
  expect([paid.status, paid.json]).toMatchObject([201, { amountPaid: amount }]);
});
