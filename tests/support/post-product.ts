import { expect } from "vitest";
import { type WireProduct, wireProductSchema } from "#api/wire/product.ts";
import type { TestApp } from "./test-app.ts";

/** A piece, made by the call that makes pieces. */
export async function postProduct(
  { admin }: TestApp,
  fields: Record<string, unknown> = {},
): Promise<WireProduct> {
  const body = { name: "Ring", price: "129.00", ...fields };
  const made = await admin.post("/products", { body });
  expect(made.status).toBe(201);
  return made.as(wireProductSchema);
}
