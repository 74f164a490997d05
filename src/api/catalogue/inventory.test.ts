import { expect, test } from "vitest";
import { z } from "zod";
import { inventoryRowSchema } from "#contract/catalogue/inventory-row.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { testApp } from "#tests/support/test-app.ts";

test("lists rows and ids of the pieces that match, hidden ones included", async () => {
  const app = await testApp();
  const moon = await postProduct(app, { name: "Moon ring", price: 20 });
  const sun = await postProduct(app, { name: "Sun ring", price: 10, isActive: false });
  await postProduct(app, { name: "Ember pin", price: 30, stock: 0 });
  const rows = await app.admin.get("/inventory?search=ring&sort=price&order=asc");
  expect(rows.as(z.array(inventoryRowSchema)).map(({ id }) => id)).toEqual([sun.id, moon.id]);
  expect(rows.headers.get("X-Total-Count")).toBe("2");
  const second = await app.admin.get("/inventory?sort=price&order=desc&page=2&limit=1");
  expect(second.json).toMatchObject([{ id: moon.id }]);
  expect(second.headers.get("X-Total-Count")).toBe("3");
  expect((await app.admin.get("/inventory/ids?status=hidden")).json).toEqual([sun.id]);
  expect((await app.admin.get("/inventory/ids?search=moon")).json).toEqual([moon.id]);
  for (const path of ["/inventory", "/inventory/ids"]) {
    expect((await app.visitor.get(path)).status).toBe(401);
    expect((await app.admin.get(`${path}?status=lost`)).status).toBe(400);
  }
});

test("suggests the category and tags that a name and materials name", async () => {
  const app = await testApp();
  const path = "/inventory/suggested-details?name=Leaf+ring&materials=silver";
  expect((await app.admin.get(path)).json).toEqual({ categoryId: 12, tagIds: [] });
  expect((await app.admin.get("/inventory/suggested-details")).json).toEqual({
    categoryId: null,
    tagIds: [],
  });
  expect((await app.visitor.get(path)).status).toBe(401);
});
