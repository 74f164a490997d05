import { expect, test } from "vitest";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { runImport } from "#domain/importing/imports/run-import.ts";
import type { SourceItem } from "#domain/importing/source.ts";
import { serveLocally } from "#tests/support/local-server.ts";
import { testApp } from "#tests/support/test-app.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { pieceItem, sourcePiece, testSource } from "#tests/support/test-source.ts";

const PRICE = "The price was read from text.";
const NAME = "The name was read from a picture.";

const doubtful = (reason: string, name: string): SourceItem => ({
  kind: "doubtful",
  where: `/${name}`,
  piece: sourcePiece({ name, priceCents: 4000 }),
  reason,
});

test("counts doubtful items by reason and decides those of one reason", async () => {
  const app = await testApp();
  const names = Array.from({ length: 11 }, (_, at) => `Ring ${at}`);
  const source = testSource([...names.map((name) => doubtful(PRICE, name)), doubtful(NAME, "Pin")]);
  const { syncLogId } = await runImport(app.shop, source, { by: "admin" });
  const path = `/sync-logs/${syncLogId}/doubtful`;
  expect((await app.admin.get(path)).json).toEqual([
    { reason: PRICE, count: 11 },
    { reason: NAME, count: 1 },
  ]);
  const dismissed = await app.admin.post(path, { body: { reason: NAME, decision: "dismiss" } });
  expect(dismissed.json).toEqual({ decided: 1, failed: [], after: null });
  const accept = { reason: PRICE, decision: "accept" };
  const first = await app.admin.post(path, { body: accept });
  expect(first.json).toEqual({ decided: 10, failed: [], after: expect.any(Number) });
  const { after } = first.json as { after: number };
  expect((await app.admin.post(path, { body: { ...accept, after } })).json).toEqual({
    decided: 1,
    failed: [],
    after: null,
  });
  expect((await app.admin.get(path)).json).toEqual([]);
  expect((await app.admin.get("/products?limit=100")).json).toHaveLength(11);
  for (const wrong of [{ decision: "shrug" }, { after: -1 }, { reason: "x".repeat(2001) }]) {
    expect((await app.admin.post(path, { body: { ...accept, ...wrong } })).status).toBe(400);
  }
});

test("has no doubtful items of a sync log that is not an import, or is not there", async () => {
  const { admin, shop } = await testApp();
  const { id } = await shop.db
    .insertInto("syncLogs")
    .values({ syncType: "orders", status: "completed" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const body = { reason: PRICE, decision: "accept" };
  for (const [log, status] of [
    [id, 409],
    [99, 404],
  ]) {
    expect((await admin.get(`/sync-logs/${log}/doubtful`)).status).toBe(status);
    expect((await admin.post(`/sync-logs/${log}/doubtful`, { body })).status).toBe(status);
    expect((await admin.post(`/sync-logs/${log}/retry-photos`)).status).toBe(status);
    expect((await admin.post(`/sync-logs/${log}/items/1/accept`)).status).toBe(404);
    expect((await admin.post(`/sync-logs/${log}/items/1/dismiss`)).status).toBe(404);
  }
});

test("fetches missing photos again and says how many came", async () => {
  const app = await testApp();
  const photo = await pictureWithCornerColors().jpeg().toBuffer();
  const host = { isOpen: false };
  const { url, port } = await serveLocally((_, response) => {
    if (host.isOpen) response.end(photo);
    else response.writeHead(403).end();
  });
  app.shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${port}`] });
  const importPhotos = async (...names: string[]) => {
    const pictures = names.map((name) => ({ url: `${url}/${name}`, alt: "" }));
    const source = testSource([pieceItem({ externalId: names.join(), name: "Ring", pictures })]);
    const { syncLogId } = await runImport(app.shop, source, { by: "admin" });
    return `/sync-logs/${syncLogId}/retry-photos`;
  };
  const [one, two] = [await importPhotos("a"), await importPhotos("b", "c")];
  expect((await app.admin.post(two)).json).toEqual({
    message: "0 photos added, 2 still missing.",
    fetched: 0,
    missing: 2,
  });
  host.isOpen = true;
  expect((await app.admin.post(one)).json).toMatchObject({ message: "1 photo added." });
  expect((await app.admin.post(two)).json).toEqual({
    message: "2 photos added.",
    fetched: 2,
    missing: 0,
  });
});
