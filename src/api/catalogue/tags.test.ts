import { expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { postTag } from "#tests/support/post-tag.ts";
import { testApp } from "#tests/support/test-app.ts";

test("creates with the default color, lists, changes and deletes a tag", async () => {
  const app = await testApp();
  const gold = await postTag(app, "gold");
  expect(gold).toMatchObject({ name: "gold", slug: "gold", type: "material", color: "#3B82F6" });
  expect((await app.visitor.get("/tags")).json).toEqual([gold]);
  const changed = await app.admin.put(`/tags/${gold.id}`, { body: { color: "#ffd700" } });
  expect(changed.json).toEqual({ ...gold, color: "#ffd700" });
  const deleted = await app.admin.delete(`/tags/${gold.id}`);
  expect(deleted.json).toEqual({
    message: "Tag deleted successfully",
    trashId: expect.any(Number),
  });
  expect((await app.visitor.get("/tags")).json).toEqual([]);
});

test("reserves name and slug", async () => {
  const app = await testApp();
  await postTag(app, "gold");
  const silver = await postTag(app, "silver");
  for (const body of [
    { name: "GOLD", slug: "other", type: "material" },
    { name: "Other", slug: "gold", type: "material" },
  ]) {
    expect((await app.admin.post("/tags", { body })).status).toBe(409);
    expect((await app.admin.put(`/tags/${silver.id}`, { body })).status).toBe(409);
  }
});

test("refuses invalid tags with the form's messages", async () => {
  const { admin } = await testApp();
  const refused = await admin.post("/tags", {
    body: { name: "", slug: "", type: "stone", color: "red" },
  });
  expect(refused.status).toBe(400);
  expect(refused.as(problemSchema).issues).toEqual([
    { path: "name", message: "Name is required" },
    { path: "slug", message: "Slug is required" },
    { path: "slug", message: "Slug must be lowercase with hyphens only" },
    {
      path: "type",
      message: "Invalid enum value. Expected 'jewelry_type' | 'material', received 'stone'",
    },
    { path: "color", message: "Must be a valid hex color" },
  ]);
  expect((await admin.put("/tags/77", { body: { name: "x" } })).status).toBe(404);
  expect((await admin.delete("/tags/77")).status).toBe(404);
  expect((await admin.delete("/tags/x")).status).toBe(400);
});

test("merges tags for the admin only", async () => {
  const app = await testApp();
  const gold = await postTag(app, "gold");
  const silver = await postTag(app, "silver");
  const body = { intoId: gold.id };
  expect((await app.visitor.post(`/tags/${silver.id}/merge`, { body })).status).toBe(401);
  const merged = await app.admin.post(`/tags/${silver.id}/merge`, { body });
  expect(merged.json).toMatchObject({ message: "Tag deleted successfully" });
  expect((await app.visitor.get("/tags")).json).toEqual([gold]);
  expect((await app.admin.post(`/tags/${gold.id}/merge`, { body })).status).toBe(400);
  expect((await app.admin.post(`/tags/${silver.id}/merge`, { body })).status).toBe(404);
});
