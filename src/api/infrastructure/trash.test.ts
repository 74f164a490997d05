import { expect, test } from "vitest";
import { z } from "zod";
import { trashEntrySchema } from "#contract/operations/trash.ts";
import { postCollection } from "#tests/support/post-collection.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { postTag } from "#tests/support/post-tag.ts";
import { ADMIN_NAME, type TestApp, testApp } from "#tests/support/test-app.ts";

async function remove({ admin }: TestApp, path: string): Promise<number> {
  return (await admin.delete(path)).as(z.object({ trashId: z.int() })).trashId;
}

test("lists who deleted what, and restores it unchanged", async () => {
  const app = await testApp();
  const tag = await postTag(app, "gold");
  const ring = await postProduct(app, { sku: "R-1", tagIds: [tag.id] });
  const story = await postCollection(app, "autumn", { productIds: [ring.id], tagIds: [tag.id] });
  const ids = [
    await remove(app, `/products/${ring.id}`),
    await remove(app, `/blog-posts/${story.id}`),
    await remove(app, `/tags/${tag.id}`),
  ];
  const listed = (await app.admin.get("/trash")).as(z.array(trashEntrySchema));
  expect(listed.map(({ kind, label, deletedBy }) => [kind, label, deletedBy])).toEqual([
    ["tag", "gold", ADMIN_NAME],
    ["collection", "autumn", ADMIN_NAME],
    ["product", "Ring", ADMIN_NAME],
  ]);
  for (const id of ids) {
    expect((await app.admin.post(`/trash/${id}/restore`)).status).toBe(200);
    expect((await app.admin.post(`/trash/${id}/restore`)).status).toBe(404);
  }
  expect((await app.visitor.get("/blog-posts/slug/autumn")).json).toMatchObject({
    productIds: [ring.id],
    tagIds: [tag.id],
  });
  expect((await app.admin.get("/trash")).json).toEqual([]);
});

test("names the conflict of a restore and accepts another slug or SKU", async () => {
  const app = await testApp();
  const ring = await postProduct(app, { sku: "R-1" });
  const story = await postCollection(app, "autumn");
  const ringTrash = await remove(app, `/products/${ring.id}`);
  const storyTrash = await remove(app, `/blog-posts/${story.id}`);
  await postProduct(app, { name: "Newer ring", sku: "R-1" });
  await postCollection(app, "autumn");
  const refused = await app.admin.post(`/trash/${ringTrash}/restore`);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("Newer ring");
  expect((await app.admin.post(`/trash/${storyTrash}/restore`)).status).toBe(409);
  const sku = await app.admin.post(`/trash/${ringTrash}/restore`, { body: { sku: "R-2" } });
  expect(sku.status).toBe(200);
  const slug = await app.admin.post(`/trash/${storyTrash}/restore`, { body: { slug: "older" } });
  expect(slug.status).toBe(200);
  expect((await app.visitor.get("/blog-posts/slug/older")).json).toMatchObject({ id: story.id });
});

test("restores what one batch deleted, and names what stands in its way", async () => {
  const app = await testApp();
  const clear = async () =>
    (await app.admin.delete("/products/clear")).as(z.object({ batch: z.string() })).batch;
  const restore = (batch: string) => app.admin.post("/trash/restore-batch", { body: { batch } });
  await postProduct(app, { name: "Moon ring", sku: "R-1" });
  const first = await clear();
  await postProduct(app, { name: "Sun ring", sku: "R-2" });
  const second = await clear();
  expect((await restore(second)).json).toEqual({
    message: "Restored successfully",
    restored: 1,
  });
  await postProduct(app, { name: "Newer ring", sku: "R-1" });
  expect((await restore(first)).status).toBe(409);
  expect((await restore("x".repeat(100))).status).toBe(404);
  for (const wrong of ["", "x".repeat(101)]) expect((await restore(wrong)).status).toBe(400);
});

test("empties the trash", async () => {
  const app = await testApp();
  const ring = await postProduct(app);
  const trashId = await remove(app, `/products/${ring.id}`);
  expect((await app.admin.delete("/trash")).json).toMatchObject({ removed: 1 });
  expect((await app.admin.post(`/trash/${trashId}/restore`)).status).toBe(404);
  expect((await app.admin.post("/trash/x/restore")).status).toBe(400);
  expect((await app.admin.post("/trash/restore-batch", { body: {} })).status).toBe(400);
});
