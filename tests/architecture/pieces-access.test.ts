import { expect, test } from "vitest";
import { calls } from "#api/calls.ts";
import { PUBLIC_CALLS } from "#api/guards/public-calls.ts";
import { routeCallName } from "#api/guards/require-session.ts";
import { callName } from "#api/routing/define-call.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";

/** Written out a second time: whoever opens a call to people with limited access says so in two places. */
const OPEN = [
  "DELETE /account/second-step",
  "DELETE /account/sessions",
  "DELETE /blog-posts/{id}",
  "DELETE /blog-posts/{id}/preview-link",
  "DELETE /blog-posts/{postId}/tags/{tagId}",
  "DELETE /products/{id}",
  "DELETE /tags/{id}",
  "GET /account/second-step",
  "GET /account/sessions",
  "GET /blog-posts/{id}/versions",
  "GET /blog-posts/{id}/versions/{versionId}",
  "GET /insights/pieces",
  "GET /inventory",
  "GET /inventory/ids",
  "GET /inventory/next-sku",
  "GET /inventory/states",
  "GET /inventory/suggested-details",
  "GET /media",
  "PATCH /media/{hash}",
  "PATCH /products/{id}",
  "POST /account/password",
  "POST /account/second-step",
  "POST /account/second-step/confirm",
  "POST /account/second-step/recovery-codes",
  "POST /blog-posts",
  "POST /blog-posts/{id}/preview-link",
  "POST /blog-posts/{id}/versions/{versionId}/restore",
  "POST /blog-posts/{postId}/tags/{tagId}",
  "POST /media",
  "POST /products",
  "POST /products/bulk",
  "POST /products/bulk/{undoId}/undo",
  "POST /products/{id}/duplicate",
  "POST /tags",
  "POST /tags/{id}/merge",
  "POST /trash/restore-batch",
  "POST /trash/{trashId}/restore",
  "PUT /account/email",
  "PUT /blog-posts/{id}",
  "PUT /products/{id}",
  "PUT /tags/{id}",
];

const registered = ({ app }: TestApp) =>
  app.routes.filter(({ path, method }) => path.startsWith("/api/") && method !== "ALL");

test("people with access to pieces and collections may make exactly the calls listed here", () => {
  const open = calls.filter(({ access }) => access === "pieces").map(callName);
  expect([...new Set(open)].toSorted()).toEqual(OPEN);
});

test("every other registered call answers 403 to them, and none of theirs does", async () => {
  const app = await testApp();
  await app.shop.db.updateTable("users").set({ access: "pieces" }).execute();
  const routes = registered(app);
  expect(routes.length).toBeGreaterThan(80);
  for (const route of routes) {
    const name = routeCallName(route);
    // Signing out would end the session of this test.
    if (name === "GET /logout") continue;
    const address = route.path.replaceAll(/:\w+/g, "1");
    const { status } = await app.app.request(`http://localhost:3000${address}`, {
      method: route.method,
      headers: { Cookie: app.cookie },
    });
    const isOpen = OPEN.includes(name) || PUBLIC_CALLS.has(name);
    expect([name, status === 403]).toEqual([name, !isOpen]);
  }
});

test("full access opens every call", async () => {
  const app = await testApp();
  for (const path of ["/orders", "/subscribers", "/people", "/settings/mail", "/backups"]) {
    expect([path, (await app.admin.get(path)).status]).toEqual([path, 200]);
  }
});

test("a lowered access holds from the next request on", async () => {
  const { shop, admin } = await testApp();
  expect((await admin.get("/orders")).status).toBe(200);
  await shop.db.updateTable("users").set({ access: "pieces" }).execute();
  const refused = await admin.get("/orders");
  expect(refused.status).toBe(403);
  expect(refused.json).toMatchObject({
    message: "Your access covers pieces and collections only.",
  });
});

test("they restore the pieces they deleted, but nobody's order", async () => {
  const { shop, admin } = await testApp();
  const { id } = (await admin.post("/products", { body: { name: "Ring", price: "10.00" } }))
    .json as {
    id: number;
  };
  await shop.db.updateTable("users").set({ access: "pieces" }).execute();
  const deleted = (await admin.delete(`/products/${id}`)).json as { trashId: number };
  expect((await admin.post(`/trash/${deleted.trashId}/restore`)).status).toBe(200);
  const subscriber = await shop.db
    .insertInto("trash")
    .values({
      kind: "subscriber",
      entityId: 1,
      label: "ada@example.com",
      batch: "a-batch",
      deletedAt: shop.now().toISOString(),
      expiresAt: "2027-01-01T00:00:00.000Z",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await admin.post(`/trash/${subscriber.id}/restore`)).status).toBe(404);
  const batch = await admin.post("/trash/restore-batch", { body: { batch: "a-batch" } });
  expect(batch.status).toBe(404);
});
