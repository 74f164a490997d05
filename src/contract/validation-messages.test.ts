import { describe, expect, test } from "vitest";
import { z } from "./zod.ts";
import { newCollectionSchema } from "./catalogue/collections.ts";
import { newOrderSchema } from "./sales/orders.ts";
import { newProductSchema } from "./catalogue/products.ts";
import { newTagSchema } from "./catalogue/tags.ts";

function messagesOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) =>
    path.length > 0 ? `${path.join(".")}: ${message}` : message,
  );
}

test.each<[string, z.ZodType, unknown]>([
  ["Required", z.string(), undefined],
  ["Required", z.enum(["a", "b"]), undefined],
  ["Required", z.union([z.string(), z.number()]), undefined],
  ["Expected string, received number", z.string(), 5],
  ["Expected string, received null", z.string(), null],
  ["Expected number, received string", z.number(), "5"],
  ["Expected number, received nan", z.number(), Number.NaN],
  ["Expected integer, received float", z.int(), 1.5],
  ["Expected boolean, received string", z.boolean(), "true"],
  ["Expected array, received object", z.array(z.string()), {}],
  ["Expected object, received array", z.object({}), []],
  ["String must contain at least 3 character(s)", z.string().min(3), "ab"],
  ["String must contain at most 3 character(s)", z.string().max(3), "abcd"],
  ["Array must contain at least 1 element(s)", z.array(z.string()).min(1), []],
  ["Array must contain at most 1 element(s)", z.array(z.string()).max(1), ["a", "b"]],
  ["Number must be greater than or equal to 0", z.number().min(0), -1],
  ["Number must be less than or equal to 9", z.int().max(9), 10],
  ["Invalid enum value. Expected 'a' | 'b', received 'c'", z.enum(["a", "b"]), "c"],
])("responds “%s”", (message, schema, value) => {
  expect(messagesOf(schema, value)).toEqual([message]);
});

describe("the messages of the forms", () => {
  test("for a collection", () => {
    expect(messagesOf(newCollectionSchema, { title: " ", slug: "A b", description: "" })).toEqual([
      "title: Title is required",
      "slug: Slug must be lowercase with hyphens only",
      "description: Description is required",
    ]);
    expect(messagesOf(newCollectionSchema, { title: "A", slug: "", description: "B" })[0]).toBe(
      "slug: Slug is required",
    );
  });

  test("for a tag", () => {
    const tag = { name: "", slug: "x", type: "stone", color: "red" };
    expect(messagesOf(newTagSchema, tag)).toEqual([
      "name: Name is required",
      "type: Invalid enum value. Expected 'jewelry_type' | 'material', received 'stone'",
      "color: Must be a valid hex color",
    ]);
  });

  test("for a piece", () => {
    expect(messagesOf(newProductSchema, {})).toEqual(["name: Required", "price: Required"]);
    expect(messagesOf(newProductSchema, { name: "A", price: null })).toEqual(["price: Required"]);
    expect(messagesOf(newProductSchema, { name: "A", price: "100000000" })).toEqual([
      "price: Price must be at most 99999999.99",
    ]);
  });

  test("for an order", () => {
    expect(messagesOf(newOrderSchema, {})).toEqual([
      "customerName: Required",
      "customerEmail: Required",
      "items: Required",
      "shippingAddress: Required",
    ]);
  });
});
