import { expect, test } from "vitest";
import { isCacheableCall } from "./cacheable-calls.ts";

test.each([
  "/api/categories",
  "/api/products",
  "/api/products/12",
  "/api/blog-posts/slug/the-hammers-mark",
  "/api/blog-posts/7/products",
  "/api/settings",
  `/api/blog-posts/slug/${"x".repeat(255)}`,
])("the page cache may store %s", (path) => {
  expect(isCacheableCall(path)).toBe(true);
});

test.each([
  "/api/image-proxy",
  "/api/auth/session",
  "/api/logout",
  "/api/openapi.json",
  "/api/docs",
  "/api/orders",
  "/api/subscribe",
  "/api/products/",
  "/api/products/12/secret",
  "/api/products/1%2F2",
  "/api/settings/more",
  "/more/api/settings",
  "/settings",
  "/products/12",
  `/api/blog-posts/slug/${"x".repeat(256)}`,
])("the page cache may not store %s", (path) => {
  expect(isCacheableCall(path)).toBe(false);
});
