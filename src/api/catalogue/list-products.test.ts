import { expect, test } from "vitest";
import { z } from "zod";
import { postProduct as make } from "#tests/support/post-product.ts";
import { testApp } from "#tests/support/test-app.ts";
import { wireProductSchema } from "../wire/product.ts";

const products = z.array(wireProductSchema);

test("hides inactive and deleted pieces from visitors in every call", async () => {
  const app = await testApp();
  const hidden = await make(app, { name: "Hidden ring", isActive: false });
  const shown = await make(app, { name: "Shown ring" });
  const deleted = await make(app, { name: "Deleted ring" });
  const removed = await app.admin.delete(`/products/${deleted.id}`);
  expect(removed.json).toEqual({
    message: "Product deleted successfully",
    trashId: expect.any(Number),
  });
  for (const path of ["/products", "/products?search=ring", "/products?isActive=false&limit=9"]) {
    const list = await app.visitor.get(path);
    expect(list.as(products).map(({ id }) => id)).toEqual([shown.id]);
    expect(list.text).not.toContain("Hidden");
  }
  expect((await app.visitor.get(`/products/${hidden.id}`)).status).toBe(404);
  expect((await app.admin.get(`/products/${hidden.id}`)).status).toBe(200);
  for (const caller of [app.visitor, app.admin]) {
    expect((await caller.get(`/products/${deleted.id}`)).status).toBe(404);
  }
  expect((await app.admin.get("/products")).as(products)).toHaveLength(2);
});

test("shows only the admin for whom a piece is reserved", async () => {
  const app = await testApp();
  const { id } = await make(app, { availability: "reserved", reservedFor: "Mrs. Ashby" });
  expect((await app.admin.get(`/products/${id}`)).json).toMatchObject({
    reservedFor: "Mrs. Ashby",
  });
  for (const path of ["/products", `/products/${id}`]) {
    expect((await app.visitor.get(path)).text).not.toContain("Ashby");
  }
});

test("filters, sorts and pages with the total", async () => {
  const app = await testApp();
  for (const [name, price, categoryId] of [
    ["Amber ring", 50, 12],
    ["Bronze ring", 150, 12],
    ["Copper pin", 250, 11],
  ]) {
    await make(app, { name, price, categoryId });
    app.shop.clock.advance({ minutes: 1 });
  }
  const names = async (query: string) =>
    (await app.visitor.get(`/products?${query}`))
      .as(products)
      .map(({ name }) => name.split(" ")[0]);
  expect(await names("")).toEqual(["Copper", "Bronze", "Amber"]);
  expect(await names("sort=title")).toEqual(["Amber", "Bronze", "Copper"]);
  expect(await names("categoryId=12&sort=oldest")).toEqual(["Amber", "Bronze"]);
  expect(await names("price=100-300&categoryId=&price=")).toEqual(["Copper", "Bronze"]);
  expect(await names("price=any&search=ring&sort=title")).toEqual(["Amber", "Bronze"]);
  const second = await app.visitor.get("/products?page=2&limit=2");
  expect(second.as(products).map(({ name }) => name)).toEqual(["Amber ring"]);
  expect(second.headers.get("X-Total-Count")).toBe("3");
  expect((await app.visitor.get("/products")).headers.get("X-Total-Count")).toBe("3");
});

test("filters by metal, stone and ring size", async () => {
  const app = await testApp();
  await make(app, {
    name: "Solitaire",
    metals: [{ alloy: "14k-white-gold", grams: "4.2" }],
    stones: [{ kind: "blue sapphire", cut: "round", carats: "1.2" }],
    ringSize: 6.5,
  });
  await make(app, { name: "Band", metals: [{ alloy: "sterling-silver" }], ringSize: 7 });
  await make(app, { name: "Pin", metals: [{ alloy: "other", name: "Titanium" }] });
  const names = async (query: string) =>
    (await app.visitor.get(`/products?${query}`)).as(products).map(({ name }) => name);
  expect(await names("metal=14k-white-gold")).toEqual(["Solitaire"]);
  expect(await names("metal=gold&metal=titanium")).toEqual(["Pin", "Solitaire"]);
  expect(await names("stone=sapphire")).toEqual(["Solitaire"]);
  expect(await names("stone=Blue%20Sapphire&ringSize=6%C2%BD")).toEqual(["Solitaire"]);
  expect(await names("ringSize=6.5,7&sort=title")).toEqual(["Band", "Solitaire"]);
  await make(app, { name: "Halo", ringSize: 5, ringSizeFrom: 4.5, ringSizeTo: 6.75 });
  expect(await names("ringSize=6.5&sort=title")).toEqual(["Halo", "Solitaire"]);
  expect(await names("ringSize=6.5&search=halo")).toEqual(["Halo"]);
  expect(await names("ringSize=7&search=halo")).toEqual([]);
  expect(await names("metal=platinum-950")).toEqual([]);
  expect((await app.visitor.get("/products?stone=sapphire")).headers.get("X-Total-Count")).toBe(
    "1",
  );
});

test("responds 400 to invalid ids and parameters, 404 to unknown ids", async () => {
  const { visitor, admin } = await testApp();
  for (const id of ["abc", "1.5", "-1", "0", "1e3", "%20", "99999999999", "1%00"]) {
    expect([id, (await visitor.get(`/products/${id}`)).status]).toEqual([id, 400]);
    expect([id, (await admin.delete(`/products/${id}`)).status]).toEqual([id, 400]);
  }
  for (const query of [
    "page=0",
    "limit=x",
    "price=cheap",
    "sort=up",
    "tagIds=x",
    "ringSize=large",
    "ringSize=17",
    "page=1&page=2",
  ]) {
    expect([query, (await visitor.get(`/products?${query}`)).status]).toEqual([query, 400]);
  }
  expect((await visitor.get("/products/2147483647")).status).toBe(404);
  expect((await admin.patch("/products/77", { body: { price: 1 } })).status).toBe(404);
  expect((await admin.put("/products/77", { body: { imageUrl: null } })).status).toBe(404);
  expect((await admin.delete("/products/77")).status).toBe(404);
});
