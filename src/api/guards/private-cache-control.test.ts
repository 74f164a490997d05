import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ApiEnv } from "#http/request-context.ts";
import { testApp } from "#tests/support/test-app.ts";
import { privateCacheControl } from "./private-cache-control.ts";

test("no cache stores a refusal", async () => {
  const { visitor } = await testApp();
  const invalid = await visitor.get("/products/x");
  expect([invalid.status, invalid.headers.get("Cache-Control")]).toEqual([400, "no-store"]);
  const missing = await visitor.get("/products/77");
  expect([missing.status, missing.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
});

test("no cache stores the response to a visitor's write", async () => {
  const { visitor } = await testApp();
  const written = await visitor.post("/subscribe", { body: { email: "ada@example.com" } });
  expect([written.status, written.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
});

test("keeps what a call says of caches and adds the cookie to what it varies by", async () => {
  const routes = new Hono<ApiEnv>();
  routes.use(async (c, next) => {
    c.set("user", null);
    await next();
  }, privateCacheControl);
  routes.get("/file", (c) =>
    c.text("", 200, { "Cache-Control": "public, max-age=86400", Vary: "Accept" }),
  );
  const { headers } = await routes.request("/file");
  expect(headers.get("Cache-Control")).toBe("public, max-age=86400");
  expect(headers.get("Vary")).toBe("Accept, Cookie");
});
