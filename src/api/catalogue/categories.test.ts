import { expect, test } from "vitest";
import { z } from "zod";
import { categorySchema } from "#contract/catalogue/categories.ts";
import { testApp } from "#tests/support/test-app.ts";

const list = z.array(categorySchema);

test("creates, changes and deletes categories for admins only", async () => {
  const { admin, visitor } = await testApp();
  for (const attempt of [
    visitor.post("/categories", { body: { name: "Charms" } }),
    visitor.put("/categories/12", { body: { hidden: true } }),
    visitor.delete("/categories/12"),
  ]) {
    expect((await attempt).status).toBe(401);
  }
  const made = await admin.post("/categories", { body: { name: "Charms" } });
  expect(made.status).toBe(201);
  expect(made.as(categorySchema)).toMatchObject({ id: 14, position: 9 });
  expect((await admin.post("/categories", { body: { name: " " } })).status).toBe(400);
  expect((await admin.post("/categories", { body: { name: "charms" } })).status).toBe(409);
  await admin.put("/categories/14", { body: { hidden: true, position: 1 } });
  expect((await admin.get("/categories")).as(list)[0]).toMatchObject({ id: 14, hidden: true });
  expect((await visitor.get("/categories")).as(list)[0]).toMatchObject({ id: 6 });
  expect((await admin.put("/categories/99", { body: { hidden: true } })).status).toBe(404);
  expect((await admin.delete("/categories/14?moveTo=x")).status).toBe(400);
  expect((await admin.delete("/categories/14")).status).toBe(200);
  expect((await visitor.get("/categories")).as(list)).toHaveLength(8);
});
