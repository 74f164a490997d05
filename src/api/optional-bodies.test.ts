import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { calls } from "./calls.ts";
import { type Call, callName, isBodyOptional } from "./routing/define-call.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/* Of what is not there: each call gets as far as looking for it. */
const pathOf = ({ path }: Call) =>
  path
    .replace("{kind}", "shipped")
    .replace("{hash}", "a".repeat(64))
    .replaceAll(/\{\w+\}/g, "999999");

const optional = calls.filter(isBodyOptional).map((call) => ({ name: callName(call), call }));
const required = calls
  .filter((call) => call.body && !isBodyOptional(call))
  .map((call) => ({ name: callName(call), call }));

test.each(optional)("takes $name without a body like an empty one", async ({ call }) => {
  const send = app.admin[call.method];
  const empty = await send(pathOf(call), { body: {} });
  const absent = await send(pathOf(call));
  expect(absent.status).toBe(empty.status);
  expect(absent.status).not.toBe(415);
});

test.each(required)("refuses $name without a body", async ({ call }) => {
  expect([401, 415]).toContain((await app.admin[call.method](pathOf(call))).status);
});
