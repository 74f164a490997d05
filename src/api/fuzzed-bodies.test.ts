import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { unprocessable } from "#domain/errors.ts";
import { fuzzValue } from "#tests/support/fuzz-value.ts";
import { postCollection } from "#tests/support/post-collection.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { postTag } from "#tests/support/post-tag.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { type Call, callName } from "./routing/define-call.ts";
import { calls } from "./calls.ts";
import { buildDocument, type Operation } from "./openapi/build-document.ts";
import type { JsonSchema } from "./openapi/json-schema.ts";

/** Traces of the inside: SQL, stacks, paths, names of columns and of libraries. */
const INSIDE =
  /\bSELECT\b|\binsert into\b|\bSQLITE|constraint|syntax error|\/src\/|node_modules|\n\s+at |_cents|kysely|TypeError|RangeError/;

const document = buildDocument(calls);

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  app.shop.outbound.fetch = () => Promise.reject(unprocessable("Nothing is fetched here."));
  const tag = await postTag(app, "gold");
  const ring = await postProduct(app, { stock: 3, sku: "ring-1" });
  await postCollection(app, "ring-1", { tagIds: [tag.id], productIds: [ring.id] });
});

const targets = calls
  .filter(({ params, query, body }) => Boolean(params ?? query ?? body))
  .map((call) => ({ name: callName(call), call, operation: operationOf(call) }));

test.each(targets)(
  "However hostile what $name is sent, it says what is wrong and nothing of the inside.",
  async ({ call, operation }) => {
    expect.hasAssertions();
    await attack(call, operation);
  },
);

function operationOf({ path, method }: Call): Operation {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} does not stand in the document`);
  return operation;
}

async function attack(call: Call, operation: Operation): Promise<void> {
  const hashesPasswords = call.path.includes("login") || call.path.includes("password");
  await fc.assert(
    fc.asyncProperty(hostilePath(call, operation), hostileBody(operation), async (path, body) => {
      const sent = call.body ? { raw: JSON.stringify(body) } : {};
      const answer = await app.admin[call.method](path, sent);
      expect([answer.status, answer.text]).toEqual([expect.toSatisfy(isNoFault), answer.text]);
      const failure = answer.status >= 400 ? answer.text : "";
      expect(failure).not.toMatch(INSIDE);
    }),
    { numRuns: propertyRuns(hashesPasswords ? 5 : 12) },
  );
}

const isNoFault = (status: number) => status < 500;

function hostilePath({ path }: Call, { parameters = [] }: Operation): fc.Arbitrary<string> {
  const values = parameters.map(({ name, schema, in: place }) =>
    fc.record({
      name: fc.constant(String(name)),
      place: fc.constant(String(place)),
      value: fc.oneof(fc.constantFrom("1", "2", "2147483647"), fuzzValue(schema as JsonSchema)),
    }),
  );
  return fc.tuple(...values).map((given) => {
    const filled = given
      .filter(({ place }) => place === "path")
      .reduce((filled, { name, value }) => filled.replace(`{${name}}`, inPath(value)), path);
    const query = given
      .filter(({ place }) => place === "query")
      .map(({ name, value }) => `${name}=${escape(value)}`);
    return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
  });
}

/** A dot alone, or nothing, would make another path of it. */
const inPath = (value: unknown): string => escape(value).replaceAll(".", "%252E") || "%20";

const escape = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return encodeURIComponent(text.toWellFormed());
};

function hostileBody({ requestBody }: Operation): fc.Arbitrary<unknown> {
  const content = requestBody?.["content"] as Record<string, { schema: JsonSchema }> | undefined;
  const schema = content?.["application/json"]?.schema;
  return schema ? fuzzValue(schema) : fc.constant(undefined);
}
