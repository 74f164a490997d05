import { expect, test } from "vitest";
import { z } from "zod";
import {
  importItemSchema,
  importProgressSchema,
  syncLogDetailSchema,
} from "#contract/importing/imports.ts";
import { runImport, startImport } from "#domain/importing/imports/run-import.ts";
import type { SourceItem } from "#domain/importing/source.ts";
import { pieceItem, sourcePiece, testSource } from "#tests/support/test-source.ts";
import { ADMIN_NAME, type TestApp, testApp } from "#tests/support/test-app.ts";

const by = ADMIN_NAME;
const ring = pieceItem({ externalId: "7", name: "Moon ring", priceCents: 12_900 });
const doubtful: SourceItem = {
  kind: "doubtful",
  where: "/old-page",
  piece: sourcePiece({ name: "Perhaps a brooch", priceCents: 4000 }),
  reason: "The price was read from the text of the page.",
};

const names = async ({ admin }: TestApp) =>
  z.array(z.object({ name: z.string() })).parse((await admin.get("/products")).json);

test("returns an import's report, items and progress to admins only", async () => {
  const app = await testApp();
  const { syncLogId } = await runImport(app.shop, testSource([ring, doubtful]), { by });
  const detail = (await app.admin.get(`/sync-logs/${syncLogId}`)).as(syncLogDetailSchema);
  expect(detail).toMatchObject({
    label: "old-shop.example",
    startedBy: ADMIN_NAME,
    status: "completed",
    progress: { state: "completed", done: 1, total: 1, added: 1, doubtful: 1, secondsLeft: null },
    report: { imported: 1, doubtful: 1, way: "Read by a test" },
  });
  const items = await app.admin.get(`/sync-logs/${syncLogId}/items?verdict=doubtful`);
  expect(items.headers.get("X-Total-Count")).toBe("1");
  expect(items.as(z.array(importItemSchema))).toMatchObject([
    {
      where: "/old-page",
      state: "waiting",
      reasons: ["The price was read from the text of the page."],
      piece: { name: "Perhaps a brooch", price: "40.00" },
    },
  ]);
  const count = async (query: string) =>
    (await app.admin.get(`/sync-logs/${syncLogId}/items?${query}`)).headers.get("X-Total-Count");
  expect(await count("")).toBe("2");
  expect([await count("state=waiting"), await count("state=applied")]).toEqual(["1", "1"]);
  expect([await count("kind=piece"), await count("kind=tag")]).toEqual(["2", "0"]);
  const page = await app.admin.get(`/sync-logs/${syncLogId}/items?page=2&limit=1`);
  expect(page.json).toHaveLength(1);
  expect(page.text).not.toContain('"raw"');
  for (const path of ["", "/items", "/events"]) {
    expect((await app.visitor.get(`/sync-logs/${syncLogId}${path}`)).status).toBe(401);
  }
  expect((await app.admin.get("/sync-logs/99")).status).toBe(404);
  expect((await app.admin.get("/sync-logs/99/events")).status).toBe(404);
});

test("rejects cancelling, resuming and undoing a sync log that is not an import", async () => {
  const app = await testApp();
  const { id } = await app.shop.db
    .insertInto("syncLogs")
    .values({ syncType: "orders", status: "completed" })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await app.admin.get(`/sync-logs/${id}`)).json).toMatchObject({
    label: null,
    report: null,
  });
  for (const verb of ["cancel", "pause", "resume", "undo"]) {
    expect((await app.admin.post(`/sync-logs/${id}/${verb}`)).status).toBe(409);
  }
  expect((await app.admin.post("/sync-logs/99/undo")).status).toBe(404);
});

test("lists sync logs of one platform", async () => {
  const { admin, shop } = await testApp();
  const { id: platformId } = await shop.db
    .insertInto("platformIntegrations")
    .values({ platform: "etsy", credentials: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const log of [{ platformId }, { platformId: null }]) {
    await shop.db
      .insertInto("syncLogs")
      .values({ syncType: "orders", status: "completed", ...log })
      .execute();
  }
  expect((await admin.get("/sync-logs")).json).toHaveLength(2);
  expect((await admin.get(`/sync-logs?platformId=${platformId}`)).json).toMatchObject([
    { platformId },
  ]);
  expect((await admin.get("/sync-logs?status=failed")).json).toEqual([]);
  expect((await admin.get("/sync-logs?status=finished")).status).toBe(400);
});

test("accepts a doubtful item with corrections, or dismisses it, once", async () => {
  const app = await testApp();
  const other: SourceItem = { ...doubtful, where: "/other-page" };
  const { syncLogId } = await runImport(app.shop, testSource([doubtful, other]), { by });
  const items = (await app.admin.get(`/sync-logs/${syncLogId}/items`)).as(
    z.array(importItemSchema),
  );
  const [first, second] = items.map(({ id }) => `/sync-logs/${syncLogId}/items/${id}`);
  const body = { name: "A brooch", price: "41.00", categoryId: 11 };
  expect(await app.admin.post(`${first}/accept`, { body: { price: "much" } })).toMatchObject({
    status: 400,
    json: { issues: [{ path: "price" }] },
  });
  const accepted = (await app.admin.post(`${first}/accept`, { body })).as(importItemSchema);
  expect(accepted).toMatchObject({ verdict: "add", state: "accepted" });
  expect((await app.admin.post(`${first}/accept`)).status).toBe(409);
  expect((await app.admin.get(`/products/${accepted.productId}`)).json).toMatchObject({
    name: "A brooch",
    price: "41.00",
    categoryId: 11,
  });
  expect((await app.admin.post(`${second}/dismiss`)).json).toMatchObject({ state: "dismissed" });
  expect((await app.admin.post(`${second}/accept`)).status).toBe(409);
  const again = await runImport(app.shop, testSource([doubtful, other]), { by });
  expect(again).toMatchObject({ doubtful: 0, skipped: 2 });
  expect(await names(app)).toHaveLength(1);
});

test("streams progress until the import ends, and cancels it meanwhile", async () => {
  const app = await testApp();
  const { promise: waiting, resolve: goOn } = Promise.withResolvers<void>();
  const source = testSource([
    ring,
    async () => {
      await waiting;
      return pieceItem({ externalId: "8", name: "Sun ring" });
    },
  ]);
  const { syncLogId, done } = await startImport(app.shop, source, { by });
  expect((await app.admin.get("/sync-logs?status=running")).json).toMatchObject([
    { id: syncLogId, label: "old-shop.example" },
  ]);
  const headers = { Cookie: app.cookie };
  const url = `http://localhost:3000/api/sync-logs/${syncLogId}/events`;
  const stream = await app.app.request(url, { headers });
  expect(stream.headers.get("Content-Type")).toBe("text/event-stream");
  expect((await app.admin.post(`/sync-logs/${syncLogId}/resume`)).status).toBe(409);
  expect((await app.admin.post(`/sync-logs/${syncLogId}/pause`)).status).toBe(409);
  expect((await app.admin.post(`/sync-logs/${syncLogId}/undo`)).status).toBe(409);
  expect((await app.admin.post(`/sync-logs/${syncLogId}/cancel`)).status).toBe(200);
  goOn();
  expect(await done).toMatchObject({ status: "cancelled" });
  const text = await stream.text();
  const events = [...text.matchAll(/^event: (\w+)\ndata: (.+)$/gm)];
  expect(events.map(([, name]) => name)).toEqual([...events.slice(1).map(() => "progress"), "end"]);
  const last = importProgressSchema.parse(JSON.parse(events.at(-1)?.[2] ?? ""));
  expect(last).toMatchObject({ state: "cancelled", syncLogId });
  expect((await app.admin.post(`/sync-logs/${syncLogId}/cancel`)).status).toBe(409);
});

test("pauses an import", async () => {
  const app = await testApp();
  const { promise: waiting, resolve: goOn } = Promise.withResolvers<void>();
  const source = testSource([ring, () => waiting.then(() => ring)]);
  const { syncLogId, done } = await startImport(app.shop, source, { by, options: {} });
  expect((await app.admin.post(`/sync-logs/${syncLogId}/pause`)).status).toBe(200);
  goOn();
  expect(await done).toMatchObject({ status: "reading" });
  expect((await app.admin.get(`/sync-logs/${syncLogId}`)).json).toMatchObject({
    status: "running",
    progress: { paused: true },
  });
  expect((await app.admin.post(`/sync-logs/${syncLogId}/cancel`)).status).toBe(200);
});
