import type { JsonSchema } from "./json-schema.ts";

/** Describes a schema for people: "text, at most 255 characters", "list of Product". */
export function describeSchema(schema: JsonSchema): string {
  const { $ref, anyOf, oneOf, type, items, enum: values, const: only } = schema;
  if (typeof $ref === "string") return $ref.split("/").at(-1) ?? "";
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) {
    return [...new Set((choices as JsonSchema[]).map(describeSchema))].join(" or ");
  }
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(" or ");
  if (type === "array")
    return withBounds(`list of ${describeSchema((items ?? {}) as JsonSchema)}`, schema);
  if (Array.isArray(type)) return withBounds(type.map(describeType).join(" or "), schema);
  if (String(schema["pattern"]).startsWith("^\\d")) return "whole number";
  return withBounds(describeType(type, schema["format"]), schema);
}

const FORMATS: Record<string, string> = {
  "date-time": "instant",
  email: "e-mail address",
  uri: "address",
};

function describeType(type: unknown, format?: unknown): string {
  if (typeof format === "string") return FORMATS[format] ?? format;
  switch (type) {
    case "string":
      return "text";
    case "integer":
      return "whole number";
    case "null":
      return "nothing";
    case "boolean":
      return "true or false";
    case undefined:
      return "anything";
    default:
      return String(type);
  }
}

/** Leaves out the limits of the number type itself. */
function withBounds(words: string, schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema as Record<
    string,
    number | undefined
  >;
  const bounds = [
    minimum !== undefined && minimum > -1e9 && `from ${minimum}`,
    maximum !== undefined && maximum < 2e9 && `up to ${maximum}`,
    minLength !== undefined && minLength > 1 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minItems !== undefined && `at least ${minItems}`,
    maxItems !== undefined && `at most ${maxItems}`,
  ].filter(Boolean);
  return [words, ...bounds].join(", ");
}
