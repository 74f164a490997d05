import { expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { ADMIN_NAME, testApp } from "#tests/support/test-app.ts";

test("a query parameter without a value counts as absent", async () => {
  const { admin } = await testApp();
  expect((await admin.get("/orders?status=")).status).toBe(200);
  expect((await admin.get("/orders?status=&status=pending")).status).toBe(200);
  expect((await admin.get("/image-proxy?url=")).status).toBe(400);
});

test("a repeated query parameter is a list, which a single value refuses", async () => {
  const { admin } = await testApp();
  const refused = await admin.get("/orders?status=pending&status=shipped");
  expect(refused.status).toBe(400);
  expect(refused.as(problemSchema).issues?.[0]?.path).toBe("status");
});

test.each([
  ["/blog-posts/slug/a%00b", "slug"],
  ["/suggestions?search=a%00b", "search"],
  ["/suggestions?search=a&search=b%00", "search"],
])("refuses a NUL in %s and names the parameter", async (path, name) => {
  const { visitor } = await testApp();
  const refused = await visitor.get(path);
  expect(refused.status).toBe(400);
  expect(refused.as(problemSchema).issues).toEqual([
    { path: name, message: "A text contains a NUL or half of a character." },
  ]);
});

test("a hidden piece exists for the admin and not for visitors", async () => {
  const app = await testApp();
  const { id } = await postProduct(app, { isActive: false });
  expect((await app.admin.get(`/products/${id}`)).status).toBe(200);
  expect((await app.visitor.get(`/products/${id}`)).status).toBe(404);
});

test("records who made the change", async () => {
  const app = await testApp();
  const { id } = await postProduct(app);
  await app.admin.delete(`/products/${id}`);
  expect((await app.admin.get("/trash")).json).toMatchObject([{ deletedBy: ADMIN_NAME }]);
});
