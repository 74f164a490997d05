import { expect, test } from "vitest";
import { conversionSchema } from "#contract/importing/conversion.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { testApp } from "#tests/support/test-app.ts";

const call = "/migrate-products-to-blog";

test("converts pieces after a preview and undoes the conversion", async () => {
  const app = await testApp();
  await postProduct(app, { name: "Ember", materials: "gold", categoryId: 12 });
  expect((await app.admin.post(`${call}?dryRun=1`)).json).toMatchObject({
    converted: 1,
    collections: [{ title: "Handcrafted Gold Ring Collection: Ember" }],
    syncLogId: null,
  });
  expect((await app.admin.get("/blog-posts")).json).toEqual([]);
  const converted = await app.admin.post(call);
  expect(converted.json).toMatchObject({
    converted: 1,
    tagsCreated: 2,
    message: "Converted 1 products into collection entries and created 2 tags.",
  });
  expect((await app.visitor.get("/blog-posts")).json).toHaveLength(1);
  const { syncLogId } = converted.as(conversionSchema);
  const undo = `/sync-logs/${syncLogId}/undo`;
  expect((await app.admin.post(undo)).json).toEqual({
    message: "1 collection moved to the trash",
    undone: 1,
    kept: [],
  });
  expect((await app.visitor.get("/blog-posts")).json).toEqual([]);
  expect((await app.admin.post(undo)).status).toBe(409);
  expect((await app.admin.post("/sync-logs/999/undo")).status).toBe(404);
});

test("rejects a conversion by an anonymous visitor", async () => {
  const app = await testApp();
  expect((await app.visitor.post(call)).status).toBe(401);
});
