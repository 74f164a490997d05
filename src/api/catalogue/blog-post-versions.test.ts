import { expect, test } from "vitest";
import { z } from "zod";
import {
  collectionVersionSchema,
  restoredVersionSchema,
  fullVersionSchema,
} from "#contract/catalogue/collection-versions.ts";
import { previewLinkSchema } from "#contract/catalogue/preview-links.ts";
import { openPreview } from "#domain/catalogue/collections/previews/open-preview.ts";
import { postCollection } from "#tests/support/post-collection.ts";
import { ADMIN_NAME, testApp } from "#tests/support/test-app.ts";

test("lists, reads and restores versions under the admin's name", async () => {
  const app = await testApp();
  const { id, version } = await postCollection(app, "rings");
  const path = `/blog-posts/${id}/versions`;
  await app.admin.put(`/blog-posts/${id}`, { body: { title: "Bands" } });
  const versions = (await app.admin.get(path)).as(z.array(collectionVersionSchema));
  expect(versions).toMatchObject([
    { number: 2, changes: "Title", savedBy: ADMIN_NAME },
    { number: 1, changes: "First saved", savedBy: ADMIN_NAME },
  ]);
  const first = `${path}/${versions[1]?.id}`;
  const whole = (await app.admin.get(first)).as(fullVersionSchema);
  expect(whole.snapshot).toMatchObject({ title: "rings", isPublished: true });
  const stale = await app.admin.post(`${first}/restore`, { body: { version } });
  expect(stale.status).toBe(409);
  expect(stale.json).toMatchObject({ current: { title: "Bands" } });
  const restored = (await app.admin.post(`${first}/restore`)).as(restoredVersionSchema);
  expect(restored).toMatchObject({ collection: { title: "rings" }, gone: [] });
  for (const wrong of [`${path}/999`, "/blog-posts/999/versions"]) {
    expect((await app.admin.get(wrong)).status).toBe(404);
  }
});

test("requires a session for versions and preview links", async () => {
  const app = await testApp();
  const { id } = await postCollection(app, "rings");
  const path = `/blog-posts/${id}/versions`;
  expect((await app.visitor.get(path)).status).toBe(401);
  expect((await app.visitor.get(`${path}/1`)).status).toBe(401);
  expect((await app.visitor.post(`${path}/1/restore`)).status).toBe(401);
  expect((await app.visitor.post(`/blog-posts/${id}/preview-link`)).status).toBe(401);
  expect((await app.visitor.delete(`/blog-posts/${id}/preview-link`)).status).toBe(401);
});

test("creates a preview link for a draft and refuses one for a published collection", async () => {
  const app = await testApp();
  const draft = await postCollection(app, "draft", { isPublished: false });
  const made = await app.admin.post(`/blog-posts/${draft.id}/preview-link`);
  const { url, expiresAt } = made.as(previewLinkSchema);
  expect(url).toMatch(/^http:\/\/localhost:3000\/preview\/\d+\.[\w.-]+$/);
  expect(Date.parse(expiresAt) - app.shop.now().getTime()).toBe(7 * 24 * 60 * 60 * 1000);
  const published = await postCollection(app, "published");
  const refused = await app.admin.post(`/blog-posts/${published.id}/preview-link`);
  expect(refused.status).toBe(409);
});

test("ends the preview links of a collection", async () => {
  const app = await testApp();
  const { id } = await postCollection(app, "draft", { isPublished: false });
  const path = `/blog-posts/${id}/preview-link`;
  const { url } = (await app.admin.post(path)).as(previewLinkSchema);
  const token = url.split("/preview/")[1] ?? "";
  expect(await openPreview(app.shop, token)).toMatchObject({ state: "draft" });
  expect((await app.admin.delete(path)).json).toEqual({ message: "Preview links ended" });
  await expect(openPreview(app.shop, token)).rejects.toMatchObject({ code: "not-found" });
  expect((await app.admin.delete("/blog-posts/999/preview-link")).status).toBe(404);
});

test("accepts any spelling of an instant and refuses an impossible publication", async () => {
  const app = await testApp();
  const { id } = await postCollection(app, "draft", {
    isPublished: false,
    publishAt: "2026-12-24T12:00:00Z",
  });
  const put = (publishAt: unknown) => app.admin.put(`/blog-posts/${id}`, { body: { publishAt } });
  expect((await app.admin.get(`/blog-posts/${id}`)).json).toMatchObject({
    publishAt: "2026-12-24T12:00:00.000Z",
  });
  expect((await app.admin.get("/blog-posts?isScheduled=true")).json).toHaveLength(1);
  expect((await app.admin.get("/blog-posts?isScheduled=false")).json).toHaveLength(0);
  expect((await app.visitor.get("/blog-posts?isScheduled=true")).json).toHaveLength(0);
  expect((await app.visitor.get(`/blog-posts/${id}`)).status).toBe(404);
  const past = await put("2020-01-01T00:00:00Z");
  expect(past.status).toBe(400);
  expect(past.json).toMatchObject({ issues: [{ path: "publishAt" }] });
  expect((await put("tomorrow")).status).toBe(400);
  expect((await put("")).json).toMatchObject({ publishAt: null });
});
