import { expect } from "vitest";
import { type Tag, tagSchema } from "#contract/catalogue/tags.ts";
import type { TestApp } from "./test-app.ts";

/** A tag, made by the call that makes tags. Its name is its slug. */
export async function postTag(
  { admin }: TestApp,
  slug: string,
  type: Tag["type"] = "material",
): Promise<Tag> {
  const made = await admin.post("/tags", { body: { name: slug, slug, type } });
  expect(made.status).toBe(201);
  return made.as(tagSchema);
}
