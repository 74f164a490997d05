import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { calls } from "./calls.ts";
import { callName } from "./routing/define-call.ts";
import { PUBLIC_CALLS } from "./guards/public-calls.ts";
import { testApp } from "#tests/support/test-app.ts";
import { type ApiDocument, buildDocument } from "./openapi/build-document.ts";

test("the document is valid OpenAPI 3.1 and public", async () => {
  const { visitor } = await testApp();
  const answer = await visitor.get("/openapi.json");
  expect(answer.status).toBe(200);
  const validated = await new Validator().validate(answer.json as Record<string, unknown>);
  expect(validated.errors).toBeUndefined();
  expect(validated.valid).toBe(true);
});

test("the validator rejects an invalid document", async () => {
  const broken = { ...buildDocument(calls), info: {} };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test("documents every call once, with its security", () => {
  const document = buildDocument(calls);
  const described = operations(document);
  expect(described.map(({ name }) => name).toSorted()).toEqual(calls.map(callName).toSorted());
  for (const { name, operation } of described) {
    expect([name, operation.security]).toEqual([
      name,
      PUBLIC_CALLS.has(name) ? [] : [{ session: [] }],
    ]);
  }
  const ids = described.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every reference resolves", () => {
  const document = buildDocument(calls);
  const text = JSON.stringify(document);
  const referred = text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  for (const [, name] of referred) expect(document.components.schemas).toHaveProperty(name ?? "");
  expect(text).not.toContain("$defs");
});

test("documents a price as sent: string or number, not cents", () => {
  const post = buildDocument(calls).paths["/products"]?.["post"];
  const schema = JSON.parse(JSON.stringify(post)).requestBody.content["application/json"].schema;
  expect(schema.properties.price.type).toEqual(["string", "number"]);
  expect(schema.required).toEqual(["name", "price"]);
  expect(Object.keys(schema.properties)).toContain("stockQuantity");
});

test("the page lists every call without scripts", async () => {
  const { visitor } = await testApp();
  const page = await visitor.get("/docs");
  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Type")).toContain("text/html");
  for (const call of calls) {
    expect(page.text).toContain(`${call.method.toUpperCase()} /api${call.path}</code>`);
  }
  expect(page.text).not.toMatch(/<script|\son\w+=|style="/);
  const nonce = /<style nonce="([^"]+)">/.exec(page.text)?.[1];
  expect(page.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
  expect(page.text).not.toMatch(/undefined|\[object/);
});

function operations({ paths }: ApiDocument) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
}
