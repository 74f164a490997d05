import { expect } from "vitest";
import { type Collection, collectionSchema } from "#contract/catalogue/collections.ts";
import type { TestApp } from "./test-app.ts";

/** A published collection, made by the call that makes collections. Its slug is its title. */
export async function postCollection(
  { admin }: TestApp,
  title: string,
  fields: Record<string, unknown> = {},
): Promise<Collection> {
  const body = { title, slug: title, description: "A story.", isPublished: true, ...fields };
  const made = await admin.post("/blog-posts", { body });
  expect(made.status).toBe(201);
  return made.as(collectionSchema);
}
