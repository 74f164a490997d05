import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { ALLOY_NAMES } from "#contract/catalogue/metals/alloys.ts";
import { EXTERNAL_ORDER_SYNC_STATUSES } from "#contract/channels/external-orders.ts";
import { PLATFORM_KINDS } from "#contract/channels/platforms.ts";
import { SYNC_STATUSES, SYNC_TYPES } from "#contract/channels/sync-logs.ts";
import { OUTGOING_MAIL_KINDS } from "#contract/mail/outgoing-mails.ts";
import { ORDER_STATUSES } from "#contract/sales/order-transitions.ts";
import { PAYMENT_STATUSES } from "#contract/sales/payments.ts";
import { FOOTER_PAGES } from "#contract/settings/settings.ts";
import { testApp } from "#tests/support/test-app.ts";
import { calls } from "./calls.ts";
import { callName } from "./routing/define-call.ts";
import { PUBLIC_CALLS } from "./guards/public-calls.ts";
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

test.each<[string, string, Record<string, unknown>, readonly string[]]>([
  ["alloy sent", "alloy", bodyOf("post", "/products"), ALLOY_NAMES],
  ["alloy of a piece", "alloy", answerOf("get", "/products/{id}"), ALLOY_NAMES],
  ["time zone", "timeZone", bodyOf("put", "/settings"), Intl.supportedValuesOf("timeZone")],
  [
    "weight unit",
    "weightUnit",
    bodyOf("post", "/woocommerce/import"),
    ["g", "kg", "lbs", "oz", ""],
  ],
  ["status of an import", "status", answerOf("get", "/sync-logs"), SYNC_STATUSES],
  ["type of an import", "syncType", answerOf("get", "/sync-logs"), SYNC_TYPES],
  ["payment status", "paymentStatus", answerOf("get", "/orders/{id}"), PAYMENT_STATUSES],
  ["kind of mail", "kind", answerOf("get", "/outgoing-mails"), OUTGOING_MAIL_KINDS],
  ["order status", "becomes", answerOf("get", "/external-orders"), ORDER_STATUSES],
  ["platform of an order", "platform", answerOf("get", "/external-orders"), PLATFORM_KINDS],
  [
    "sync status of an order",
    "syncStatus",
    answerOf("get", "/external-orders"),
    EXTERNAL_ORDER_SYNC_STATUSES,
  ],
  ["footer page", "slug", answerOf("get", "/pages"), FOOTER_PAGES.map(({ slug }) => slug)],
])("lists each %s", (_, field, schema, values) => {
  expect(findEnums(schema, field)).toContainEqual(values);
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

function bodyOf(method: string, path: string): Record<string, unknown> {
  return buildDocument(calls).paths[path]?.[method]?.requestBody ?? {};
}

/** With the named schemas, to which an answer refers. */
function answerOf(method: string, path: string): Record<string, unknown> {
  const { paths, components } = buildDocument(calls);
  return { answer: paths[path]?.[method]?.responses["200"], ...components };
}

/** The values of each field of a name, wherever it is in a schema. */
function findEnums(schema: unknown, name: string): unknown[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]: [string, unknown]) => [
    ...(key === name
      ? [...JSON.stringify(inner).matchAll(/"enum":(\[[^\]]*\])/g)].map(
          ([, values = ""]) => JSON.parse(values) as unknown,
        )
      : []),
    ...findEnums(inner, name),
  ]);
}

function operations({ paths }: ApiDocument) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
}
