import { expect, test } from "vitest";
import { cacheKey } from "./cache-key.ts";

test.each([
  ["/", "/"],
  ["/?utm_source=letter", "/"],
  ["/products/12?fbclid=x", "/products/12"],
  ["/collections/the-hammers-mark", "/collections/the-hammers-mark"],
  ["/products?available=1&priceMax=200.00&x=", null],
  ["/products?priceMax=200.00&available=1&priceMin=x", "/products?priceMax=200&available=1"],
  ["/collections?price=0-100&search=%20ring%20", "/collections?search=ring&price=0-100"],
  ["/collections?sort=newest&page=1&category=all", "/collections"],
  ["/blog?tagIds=3,2&ref=mail", "/blog?tagIds=3&tagIds=2"],
  [
    "/products?ringSize=6.50&stone=Opal&metal=silver",
    "/products?metal=silver&stone=opal&ringSize=6.5",
  ],
  ["/products.data?category=12&utm_medium=x", "/products.data?category=12"],
  ["/_root.data?_routes=root", "/_root.data?_routes=root"],
  ["/api/products?limit=5&category=12", "/api/products?category=12&limit=5"],
  ["/collections/feed.xml", "/collections/feed.xml"],
])("caches %s as %s", (target, address) => {
  expect(cacheKey(target)).toBe(address);
});

test.each([
  "/admin",
  "/admin.data",
  "/api/orders",
  "/api/auth/session",
  "/api/products/12/secret",
  "/products/0",
  "/products/12/",
  "/nowhere",
  "/subscribe",
  "/?subscribed=yes",
  "/collections/a-draft?preview=token",
  "/collections.data?subscribed=yes",
  "/collections/feed.xml.data",
  "/products.data.data",
  `/${".data".repeat(3000)}`,
  "/media/abc.jpg",
  "//evil.example/",
  "/collections.data/../admin.data",
  "/feeds/secret/meta.csv",
  "http://evil.example/",
])("does not cache %s", (target) => {
  expect(cacheKey(target)).toBeNull();
});

test("gives one key for every spelling of an address, and the same for the key itself", () => {
  const first = cacheKey("/products?tagIds=4&search=gold%20ring&sort=title&page=2");
  const second = cacheKey("/products?page=2&gclid=1&sort=title&search=gold+ring&tagIds=4");
  expect(second).toBe(first);
  expect(cacheKey(first ?? "")).toBe(first);
});
