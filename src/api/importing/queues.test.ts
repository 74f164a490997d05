import { expect, test } from "vitest";
import { postProduct } from "#tests/support/post-product.ts";
import { ADMIN_NAME, testApp } from "#tests/support/test-app.ts";

test("lists queues and changes their entries", async () => {
  const app = await testApp();
  const { id: productId } = await postProduct(app);
  const entry = { productId, productName: "Ring" };
  const { db } = app.shop;
  await db
    .insertInto("importQueue")
    .values({ ...entry, id: 1 })
    .execute();
  await db
    .insertInto("removalQueue")
    .values({ ...entry, id: 1, reason: "Gone" })
    .execute();
  const put = (path: string, status: unknown) => app.admin.put(path, { body: { status } });
  expect((await app.admin.get("/import-queue")).json).toMatchObject([
    { id: 1, productId, status: "pending_photos" },
  ]);
  expect((await app.admin.get("/removal-queue?status=pending_removal")).json).toHaveLength(1);
  expect((await app.admin.get("/removal-queue?status=kept")).json).toEqual([]);
  expect((await app.admin.get("/removal-queue?page=2&limit=1")).json).toEqual([]);
  expect((await app.admin.get("/import-queue?status=done")).json).toEqual([]);
  expect((await app.admin.get("/import-queue?status=lost")).status).toBe(400);
  const second = await app.admin.get("/import-queue?status=pending_photos&page=2&limit=1");
  expect([second.json, second.headers.get("X-Total-Count")]).toEqual([[], "1"]);
  expect((await put("/import-queue/1", "done")).json).toMatchObject({ status: "done" });
  expect((await put("/import-queue/1", "done")).status).toBe(409);
  expect((await put("/removal-queue/1", "lost")).status).toBe(400);
  expect((await put("/removal-queue/1", "removed")).json).toMatchObject({ status: "removed" });
  expect((await put("/removal-queue/1", "kept")).status).toBe(409);
  expect((await put("/removal-queue/77", "kept")).status).toBe(404);
  expect((await app.admin.get(`/products/${productId}`)).status).toBe(404);
  expect((await app.admin.get("/trash")).json).toMatchObject([{ deletedBy: ADMIN_NAME }]);
});

test("lists sync logs, the newest first", async () => {
  const { admin, shop } = await testApp();
  for (const hour of ["10", "11"]) {
    const startedAt = `2026-11-20T${hour}:00:00.000Z`;
    await shop.db
      .insertInto("syncLogs")
      .values({ syncType: "website", status: "running", startedAt })
      .execute();
  }
  const listed = await admin.get("/sync-logs?page=1&limit=1");
  expect(listed.json).toMatchObject([
    { startedAt: "2026-11-20T11:00:00.000Z", recordsProcessed: 0, completedAt: null },
  ]);
  expect(listed.headers.get("X-Total-Count")).toBe("2");
});
