import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";

const pricing = { stones: "120", hours: "2", rate: "65", markup: "100", supplier: "Rio" };
const shown = { stones: "120.00", markup: "100", supplier: "Rio", locked: false };

test("shows people with full access how a price is built, and visitors nothing of it", async () => {
  const { admin, visitor } = await testApp();
  const made = await admin.post("/products", { body: { name: "Band", price: "500", pricing } });
  expect(made).toMatchObject({ status: 201, json: { pricing: shown } });
  const { id } = made.json as { id: number };
  expect((await admin.get(`/products/${id}`)).json).toMatchObject({ pricing: shown });
  expect((await visitor.get(`/products/${id}`)).json).not.toHaveProperty("pricing");
  expect((await visitor.get(`/products/${id}/pricing`)).status).toBe(401);
  const put = await admin.put(`/products/${id}`, { body: { pricing: { locked: true } } });
  expect(put.json).toMatchObject({ price: "500.00", pricing: { locked: true, supplier: null } });
  const saved = await admin.put(`/products/${id}/pricing`, { body: pricing });
  expect(saved.json).toMatchObject(shown);
  expect((await admin.get(`/products/${id}/pricing`)).json).toMatchObject(shown);
});
