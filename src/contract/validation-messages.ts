import type { core } from "zod";

/** The message of a failed validation whose schema has none of its own; undefined for that of the library. */
export function describeIssue(issue: core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type": {
      if (issue.input === undefined) return "Required";
      if (issue.expected === "int") return "Expected integer, received float";
      return `Expected ${issue.expected}, received ${typeName(issue.input)}`;
    }
    case "too_small": {
      return describeLimit(issue.origin, "at least", "greater than or equal to", issue.minimum);
    }
    case "too_big": {
      return describeLimit(issue.origin, "at most", "less than or equal to", issue.maximum);
    }
    case "invalid_value": {
      const expected = issue.values.map((value) => `'${String(value)}'`).join(" | ");
      if (issue.input === undefined) return "Required";
      return `Invalid enum value. Expected ${expected}, received '${typeof issue.input === "string" ? issue.input : typeName(issue.input)}'`;
    }
    case "invalid_union": {
      return issue.input === undefined ? "Required" : undefined;
    }
    default: {
      return undefined;
    }
  }
}

function describeLimit(
  origin: string,
  length: string,
  range: string,
  bound: number | bigint,
): string | undefined {
  switch (origin) {
    case "string": {
      return `String must contain ${length} ${bound} character(s)`;
    }
    case "array": {
      return `Array must contain ${length} ${bound} element(s)`;
    }
    case "number":
    case "int": {
      return `Number must be ${range} ${bound}`;
    }
    default: {
      return undefined;
    }
  }
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number" && Number.isNaN(value)) return "nan";
  return typeof value;
}
