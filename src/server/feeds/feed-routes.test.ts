import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import { createProduct } from "#domain/catalogue/products/create-product.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { sendErrorResponse } from "#http/send-error-response.ts";
import { feedRoutes } from "./feed-routes.ts";

let shop: TestShop;
let app: Hono<ApiEnv>;

beforeEach(async () => {
  shop = await testShop();
  app = new Hono<ApiEnv>();
  app.onError(sendErrorResponse);
  app.use(async (c, next) => {
    c.set("shop", shop);
    await next();
  });
  app.route("/", feedRoutes());
});

test.each([
  ["/robots.txt", "text/plain"],
  ["/sitemap.xml", "application/xml"],
  ["/collections/feed.xml", "application/rss+xml"],
  ["/products/feed.xml", "application/rss+xml"],
  ["/manifest.webmanifest", "application/manifest+json"],
])("%s is %s, and answers 304 to a client that has it", async (path, type) => {
  const first = await app.request(path);
  expect(first.status).toBe(200);
  expect(first.headers.get("Content-Type")).toContain(type);
  const known = first.headers.get("ETag") ?? "";
  const again = await app.request(path, { headers: { "If-None-Match": known } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("a change changes the feed's ETag", async () => {
  const before = (await app.request("/products/feed.xml")).headers.get("ETag") ?? "";
  await createProduct(shop, { name: "Cuff", price: 10_000 }, { by: null });
  const after = await app.request("/products/feed.xml", { headers: { "If-None-Match": before } });
  expect(after.status).toBe(200);
});

test("a sitemap of one file has no parts", async () => {
  expect((await app.request("/sitemap/1.xml")).status).toBe(404);
});
