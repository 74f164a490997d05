import type { z } from "zod";
import type { Call } from "../routing/define-call.ts";
import type { RenderSchema } from "./build-document.ts";
import type { JsonSchema } from "./json-schema.ts";

/** What a call takes in its path and in its query. */
export function describeParameters({ params, query }: Call, show: RenderSchema): JsonSchema[] {
  return [...describe("path", params, show), ...describe("query", query, show)];
}

function describe(place: "path" | "query", schema: z.ZodObject | undefined, show: RenderSchema) {
  if (!schema) return [];
  const { properties, required = [] } = show(schema, "input") as {
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
