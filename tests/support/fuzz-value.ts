import fc from "fast-check";
import { TYPED_AMOUNTS, TYPED_EMAILS, TYPED_TEXTS } from "./typed-values.ts";

type JsonSchema = Record<string, unknown>;

/** Texts that have broken somebody's program before. */
const NASTY_TEXTS = [
  "",
  " ",
  "\0",
  "\uD800",
  "\u202Eevil",
  "💍".repeat(200),
  "é́́́́".repeat(100),
  "'; drop table products; --",
  '" or ""="',
  "%",
  "_",
  "\\",
  "$1",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "data:image/svg+xml;base64,PHN2Zy8+",
  "https://user:pass@[::1]:99999/",
  "__proto__",
  "constructor",
  "NaN",
  "1e309",
  "-0",
  "99999999999999999999",
  "0x10",
  "٣",
  "2026-02-30T25:61:00Z",
  "x".repeat(10_000),
  ...TYPED_TEXTS,
  ...TYPED_EMAILS.map(([typed]) => typed),
  ...TYPED_AMOUNTS.map(([typed]) => typed),
];

const NASTY_NUMBERS = [-1, 0, 0.1, 1e-7, 129.999, 2_147_483_648, 2 ** 53, 1e21, 1e308, -1e308];

const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...NASTY_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NASTY_NUMBERS, null, true, [], {}, [[]]) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/**
 * A value of what the API document says a call takes, with one of its parts exchanged for a nasty one:
 * right enough to get past the first checks, wrong enough to do harm behind them.
 */
export function fuzzValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  const spoilt = fc
    .tuple(fitting(schema), fc.nat({ max: 50 }), nasty)
    .map(([value, at, other]) => spoil(value, { leavesBefore: at % countLeaves(value) }, other));
  return fc.oneof({ weight: 8, arbitrary: spoilt }, { weight: 1, arbitrary: nasty });
}

const countLeaves = (value: unknown): number =>
  isBranch(value)
    ? Object.values(value).reduce<number>((sum, inner) => sum + countLeaves(inner), 0) || 1
    : 1;

const isBranch = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0;

function spoil(value: unknown, walk: { leavesBefore: number }, other: unknown): unknown {
  if (!isBranch(value)) return walk.leavesBefore-- === 0 ? other : value;
  if (Array.isArray(value)) return value.map((inner) => spoil(inner, walk, other));
  const entries = Object.entries(value).map(([key, inner]) => [key, spoil(inner, walk, other)]);
  return Object.fromEntries(entries) as unknown;
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = (schema["anyOf"] ?? schema["oneOf"]) as JsonSchema[] | undefined;
  if (choices) return fc.oneof(...choices.map(fitting));
  if (schema["const"] !== undefined) return fc.constant(schema["const"]);
  if (Array.isArray(schema["enum"])) return fc.constantFrom(...(schema["enum"] as unknown[]));
  const types = [schema["type"]].flat();
  if (types.length > 1)
    return fc.constantFrom<unknown>(...TYPED_AMOUNTS.map(([typed]) => typed), 3);
  return ofType(types[0], schema);
}

function ofType(type: unknown, schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case "object":
      return anObject(schema);
    case "array":
      return fc.array(fitting((schema["items"] ?? {}) as JsonSchema), {
        minLength: Number(schema["minItems"] ?? 0),
        maxLength: 3,
      });
    case "integer":
    case "number":
      return fc.integer({ min: 1, max: 3 });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return schema["format"] === "email"
        ? fc.constantFrom(...TYPED_EMAILS.map(([typed]) => typed))
        : fc.constant(fittingText(schema));
  }
}

const TEXTS = [
  "https://a.example/b",
  "ring-1",
  "12",
  "#aabbcc",
  "ada@example.com",
  "2026-12-01T00:00:00Z",
  "America/New_York",
];

const FORMATS: Record<string, string> = {
  "date-time": "2026-12-01T00:00:00Z",
};

function fittingText({ format, pattern, maxLength }: JsonSchema): string {
  const known = FORMATS[String(format)];
  if (known) return known;
  const fits = (text: string) =>
    text.length <= Number(maxLength ?? 100) &&
    (typeof pattern !== "string" || new RegExp(pattern).test(text));
  return TEXTS.find(fits) ?? "a";
}

function anObject(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = (schema["properties"] ?? {}) as Record<string, JsonSchema>;
  const fields = Object.entries(properties).map(([name, field]) => [name, fitting(field)]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: ((schema["required"] ?? []) as string[]).filter((name) => name in properties),
  });
}
