import { expect, test } from "vitest";
import { describeSchema } from "./describe-schema.ts";

test.each([
  ["text", { type: "string" }],
  [
    "text, at least 3 characters, at most 9 characters",
    { type: "string", minLength: 3, maxLength: 9 },
  ],
  ["text, at least 2 characters", { type: "string", minLength: 2 }],
  ["text", { type: "string", minLength: 1 }],
  ["instant", { type: "string", format: "date-time" }],
  ["e-mail address", { type: "string", format: "email" }],
  ["address", { type: "string", format: "uri" }],
  ["uuid", { type: "string", format: "uuid" }],
  ["whole number", { type: "string", pattern: String.raw`^\d{1,10}$` }],
  ["text", { type: "string", pattern: "^[a-z]+$" }],
  [
    "whole number",
    { type: "integer", minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 },
  ],
  ["whole number, from 0, up to 1000", { type: "integer", minimum: 0, maximum: 1000 }],
  ["whole number, from 1", { type: "integer", minimum: 1, maximum: 2_147_483_647 }],
  ["number", { type: "number" }],
  ["true or false", { type: "boolean" }],
  ["nothing", { type: "null" }],
  ["anything", {}],
  ["text or whole number, up to 5", { type: ["string", "integer"], maximum: 5 }],
  ["Product", { $ref: "#/components/schemas/Product" }],
  ["list of Product", { type: "array", items: { $ref: "#/components/schemas/Product" } }],
  ["list of anything, at least 1, at most 500", { type: "array", minItems: 1, maxItems: 500 }],
  ["text or nothing", { anyOf: [{ type: "string" }, { type: "null" }] }],
  ["text", { oneOf: [{ type: "string" }, { type: "string" }] }],
  ['"delete"', { type: "string", const: "delete" }],
  ["false", { type: "boolean", const: false }],
  ['"hide" or "list"', { type: "string", enum: ["hide", "list"] }],
])("writes “%s”", (words, schema) => {
  expect(describeSchema(schema)).toBe(words);
});
