import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { z } from "zod";
import { postProduct } from "#tests/support/post-product.ts";
import { testApp } from "#tests/support/test-app.ts";

test("downloads the data as a workbook", async () => {
  const app = await testApp();
  await postProduct(app, { name: "Ember ring" });
  const response = await app.app.request("http://localhost:3000/api/data/export", {
    headers: { Cookie: app.cookie },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Disposition")).toBe(
    'attachment; filename="designer-goldsmith-data.xlsx"',
  );
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  expect(sheets[0]?.rows[1]).toContain("Ember ring");
});

test("previews duplicates, merges them and restores them from the trash", async () => {
  const app = await testApp();
  const full = await postProduct(app, { name: "Ember ring", description: "Forged." });
  const bare = await postProduct(app, { name: "ember  RING!" });
  const call = "/data/cleanup-duplicates";
  const preview = await app.admin.post(`${call}?dryRun=1`);
  expect(preview.json).toMatchObject({
    message: "1 duplicate would be merged",
    removed: 1,
    batch: null,
    groups: [{ keep: { id: full.id }, remove: [{ id: bare.id }] }],
  });
  expect((await app.admin.get("/products")).json).toHaveLength(2);
  const merged = await app.admin.post(call);
  expect(merged.json).toMatchObject({ message: "1 duplicate merged", removed: 1 });
  expect((await app.admin.get(`/products/${bare.id}`)).status).toBe(404);
  expect((await app.admin.post(call)).json).toMatchObject({
    message: "There are no duplicates",
    removed: 0,
    groups: [],
  });
  expect((await app.admin.post(`${call}?dryRun=maybe`)).status).toBe(400);
  const { batch } = merged.as(z.object({ batch: z.string() }));
  await app.admin.post("/trash/restore-batch", { body: { batch } });
  expect((await app.admin.get("/products")).json).toHaveLength(2);
  await postProduct(app, { name: "Ember Ring" });
  expect((await app.admin.post(call)).json).toMatchObject({ message: "2 duplicates merged" });
});

test("rebuilds the search index", async () => {
  const app = await testApp();
  await postProduct(app, { name: "Ember ring" });
  expect((await app.admin.get("/data/rebuild-index")).json).toEqual({ progress: null });
  expect((await app.admin.post("/data/rebuild-index")).json).toEqual({
    message: "Search index rebuilt",
  });
  expect((await app.visitor.get("/products?search=ember")).json).toHaveLength(1);
});
