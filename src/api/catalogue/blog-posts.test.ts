import { expect, test } from "vitest";
import { z } from "zod";
import { collectionSchema } from "#contract/catalogue/collections.ts";
import { problemSchema } from "#contract/problem.ts";
import { postCollection } from "#tests/support/post-collection.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { postTag } from "#tests/support/post-tag.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { wireProductSchema } from "../wire/product.ts";

const collections = z.array(collectionSchema);

const titles = async (caller: TestApp["visitor"], query = "") =>
  (await caller.get(`/blog-posts${query}`)).as(collections).map(({ title }) => title);

test("returns a created collection, a draft unless published", async () => {
  const { admin } = await testApp();
  const made = await admin.post("/blog-posts", {
    body: {
      title: " Autumn ",
      slug: "autumn",
      description: "Leaves.",
      content: '<p onclick="x()">Gold<script>alert(1)</script></p>',
      categoryId: "",
      images: ["https://example.com/a.jpg"],
    },
  });
  expect(made.status).toBe(201);
  expect(made.json).toMatchObject({
    title: "Autumn",
    slug: "autumn",
    content: "<p>Gold</p>",
    categoryId: null,
    images: ["https://example.com/a.jpg"],
    isPublished: false,
    isFeatured: false,
    publishedAt: null,
    tagIds: [],
    productIds: [],
  });
});

test("returns the form's messages for missing fields", async () => {
  const { admin } = await testApp();
  const refused = await admin.post("/blog-posts", {
    body: { title: " ", slug: "Not A Slug", description: "" },
  });
  expect(refused.status).toBe(400);
  expect(refused.as(problemSchema).issues).toEqual([
    { path: "title", message: "Title is required" },
    { path: "slug", message: "Slug must be lowercase with hyphens only" },
    { path: "description", message: "Description is required" },
  ]);
});

test("changes the given fields and preserves the first publication", async () => {
  const app = await testApp();
  const before = await postCollection(app, "autumn", { isPublished: false, categoryId: 12 });
  const put = async (body: unknown) =>
    (await app.admin.put(`/blog-posts/${before.id}`, { body })).as(collectionSchema);
  expect(await put({ isPublished: true })).toEqual({
    ...before,
    isPublished: true,
    publishedAt: app.shop.now().toISOString(),
    version: before.version + 1,
  });
  const refused = await app.admin.put(`/blog-posts/${before.id}`, {
    body: { title: "Late", version: before.version },
  });
  expect(refused.status).toBe(409);
  expect(collectionSchema.parse(refused.as(problemSchema).current).title).toBe("autumn");
});

test("hides drafts from visitors in every call", async () => {
  const app = await testApp();
  const draft = await postCollection(app, "draft", { isPublished: false });
  await postCollection(app, "public");
  for (const query of ["", "?isPublished=false", "?isPublished=true", "?search=draft&limit=5"]) {
    expect(await titles(app.visitor, query)).not.toContain("draft");
  }
  // For visitors the filter does not exist.
  expect(await titles(app.visitor, "?isPublished=false")).toEqual(["public"]);
  for (const path of [
    `/${draft.id}`,
    "/slug/draft",
    `/${draft.id}/tags`,
    `/${draft.id}/products`,
  ]) {
    expect([path, (await app.visitor.get(`/blog-posts${path}`)).status]).toEqual([path, 404]);
    expect([path, (await app.admin.get(`/blog-posts${path}`)).status]).toEqual([path, 200]);
  }
  expect(await titles(app.admin, "?sort=title")).toEqual(["draft", "public"]);
  for (const no of ["false", "0"]) {
    expect(await titles(app.admin, `?isPublished=${no}`)).toEqual(["draft"]);
  }
  expect(await titles(app.admin, "?isPublished=1")).not.toContain("draft");
  expect((await app.admin.get("/blog-posts?isPublished=perhaps")).status).toBe(400);
  const published = await app.admin.get("/blog-posts?isPublished=true&page=1&limit=1");
  expect(published.as(collections).map(({ title }) => title)).toEqual(["public"]);
  expect(published.headers.get("X-Total-Count")).toBe("1");
});

test("redirects a former slug, but not to a draft", async () => {
  const app = await testApp();
  const { id } = await postCollection(app, "autumn");
  for (const slug of ["fall", "late-fall"]) {
    await app.admin.put(`/blog-posts/${id}`, { body: { slug } });
  }
  for (const old of ["autumn", "fall"]) {
    const moved = await app.visitor.get(`/blog-posts/slug/${old}`);
    expect(moved.status).toBe(301);
    expect(moved.headers.get("Location")).toBe("/api/blog-posts/slug/late-fall");
    const taken = await app.admin.post("/blog-posts", {
      body: { title: "New", slug: old, description: "x" },
    });
    expect(taken.status).toBe(409);
  }
  await app.admin.put(`/blog-posts/${id}`, { body: { isPublished: false } });
  expect((await app.visitor.get("/blog-posts/slug/autumn")).status).toBe(404);
  expect((await app.admin.get("/blog-posts/slug/autumn")).status).toBe(301);
  for (const slug of ["nothing", "%2e%2e", "%E0%A4%A", "NOT-A-SLUG"]) {
    expect((await app.visitor.get(`/blog-posts/slug/${slug}`)).status).toBe(404);
  }
});

test("filters and sorts by all parameters", async () => {
  const app = await testApp();
  const gold = await postTag(app, "gold");
  const silver = await postTag(app, "silver");
  const rings = await postTag(app, "rings", "jewelry_type");
  const piece = await postProduct(app, { price: 400 });
  await postCollection(app, "one", { tagIds: [gold.id, rings.id], productIds: [piece.id] });
  app.shop.clock.advance({ hours: 1 });
  await postCollection(app, "two", { tagIds: [silver.id], categoryId: 12 });
  expect(await titles(app.visitor)).toEqual(["two", "one"]);
  expect(await titles(app.visitor, "?sort=oldest")).toEqual(["one", "two"]);
  expect(await titles(app.visitor, "?categoryId=12")).toEqual(["two"]);
  expect(await titles(app.visitor, "?price=300-600")).toEqual(["one"]);
  const either = `?tagIds=${gold.id}&tagIds=${silver.id}`;
  expect(await titles(app.visitor, either)).toEqual(["two", "one"]);
  expect(await titles(app.visitor, `${either}&tagIds=${rings.id}`)).toEqual(["one"]);
  expect(await titles(app.visitor, `?tagIds=${gold.id},${silver.id}`)).toEqual(["two", "one"]);
});

test("lists pieces in order, active ones for visitors", async () => {
  const app = await testApp();
  const a = await postProduct(app, { name: "a" });
  const b = await postProduct(app, { name: "b", isActive: false });
  const c = await postProduct(app, { name: "c" });
  const productIds = [c.id, b.id, a.id];
  const { id } = await postCollection(app, "trio", { productIds });
  const names = async (caller: TestApp["visitor"]) =>
    (await caller.get(`/blog-posts/${id}/products`))
      .as(z.array(wireProductSchema))
      .map(({ name }) => name);
  expect(await names(app.admin)).toEqual(["c", "b", "a"]);
  expect(await names(app.visitor)).toEqual(["c", "a"]);
  const seen = (await app.visitor.get("/blog-posts/slug/trio")).as(collectionSchema);
  expect(seen.productIds).toEqual([c.id, a.id]);
});

test("adds and removes a tag, one link each", async () => {
  const app = await testApp();
  const { id } = await postCollection(app, "autumn");
  const gold = await postTag(app, "gold");
  const added = await app.admin.post(`/blog-posts/${id}/tags/${gold.id}`);
  expect(added.status).toBe(201);
  expect(added.json).toEqual({
    id: expect.any(Number),
    postId: id,
    tagId: gold.id,
    createdAt: app.shop.now().toISOString(),
  });
  expect((await app.admin.post(`/blog-posts/${id}/tags/${gold.id}`)).json).toEqual(added.json);
  expect((await app.visitor.get(`/blog-posts/${id}/tags`)).json).toEqual([added.json]);
  expect((await app.admin.delete(`/blog-posts/${id}/tags/${gold.id}`)).json).toEqual({
    message: "Tag removed from collection successfully",
  });
  expect((await app.visitor.get(`/blog-posts/${id}/tags`)).json).toEqual([]);
  for (const path of [`${id}/tags/77`, `77/tags/${gold.id}`]) {
    expect((await app.admin.post(`/blog-posts/${path}`)).status).toBe(404);
  }
  expect((await app.admin.post(`/blog-posts/${id}/tags/gold`)).status).toBe(400);
});

test("removes a deleted collection and frees its slug", async () => {
  const app = await testApp();
  const { id } = await postCollection(app, "autumn");
  const deleted = await app.admin.delete(`/blog-posts/${id}`);
  expect(deleted.json).toEqual({
    message: "Collection deleted successfully",
    trashId: expect.any(Number),
  });
  expect((await app.admin.get(`/blog-posts/${id}`)).status).toBe(404);
  expect((await app.admin.delete(`/blog-posts/${id}`)).status).toBe(404);
  expect((await postCollection(app, "autumn")).id).not.toBe(id);
});
