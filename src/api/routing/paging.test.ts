import { expect, test } from "vitest";
import { CATALOG_PAGE_SIZE } from "#contract/catalogue/catalog-query.ts";
import { problemSchema } from "#contract/problem.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { testApp } from "#tests/support/test-app.ts";
import { readPage } from "./paging.ts";

test("returns the whole list without a page, and a page with the total", async () => {
  const app = await testApp();
  for (const name of ["Ash", "Ember", "Coal"]) await postProduct(app, { name });
  const whole = await app.admin.get("/inventory");
  expect(whole.json).toHaveLength(3);
  const second = await app.admin.get("/inventory?page=2&limit=2");
  expect(second.json).toHaveLength(1);
  expect(second.headers.get("X-Total-Count")).toBe("3");
});

test("a page without a limit has the size of a catalogue page", () => {
  expect(readPage({})).toEqual({});
  expect(readPage({ page: 3 })).toEqual({
    limit: CATALOG_PAGE_SIZE,
    offset: 2 * CATALOG_PAGE_SIZE,
  });
  expect(readPage({ limit: 5 })).toEqual({ limit: 5, offset: 0 });
  expect(readPage({ page: 3, limit: 5 })).toEqual({ limit: 5, offset: 10 });
});

test.each(["page=1", "page=1000000", "limit=1", "limit=1000", "page=&limit="])(
  "accepts %s",
  async (query) => {
    const { admin } = await testApp();
    expect((await admin.get(`/orders?${query}`)).status).toBe(200);
  },
);

test.each([
  "page=0",
  "page=1000001",
  "page=0000000001",
  "page=x1",
  "page=1x",
  "page=-1",
  "limit=0",
  "limit=1001",
  "limit=1.5",
  "limit=1e2",
])("refuses %s", async (query) => {
  const { admin } = await testApp();
  const refused = await admin.get(`/orders?${query}`);
  expect(refused.status).toBe(400);
  expect(refused.as(problemSchema).issues?.[0]?.path).toBe(query.split("=", 1)[0]);
});
