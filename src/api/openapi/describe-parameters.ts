import type { z } from "zod";
import type { Call } from "../routing/define-call.ts";
import type { JsonSchema, RenderSchema } from "./json-schema.ts";

/** The path and query parameters of a call. */
export function describeParameters({ params, query }: Call, render: RenderSchema): JsonSchema[] {
  return [...describe("path", params, render), ...describe("query", query, render)];
}

function describe(place: "path" | "query", schema: z.ZodObject | undefined, render: RenderSchema) {
  if (!schema) return [];
  const { properties, required = [] } = render(schema, "input") as {
    properties: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}
