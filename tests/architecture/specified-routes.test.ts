import { expect, test } from "vitest";
import { callName } from "#api/routing/define-call.ts";
import { calls } from "#api/calls.ts";
import { pathsOf } from "#tests/support/paths-of.ts";
import routes from "#web/routes.ts";
import { PAGES as TABLE } from "#web/storefront/serve/pages.ts";

/** The addresses that the specification names. */
const PAGES = [
  "/",
  "/about",
  "/collections",
  "/collections/:slug",
  "/products",
  "/products/:id",
  "/admin/login",
  "/admin",
  "/admin/dashboard",
  "/admin/collections",
  "/migrate",
  "/blog",
  "/pages/:slug",
  "/admin/settings",
  "/admin/inquiries",
  "/admin/inquiries/:id",
  "/inquiries/:secret",
  "/quotes/:secret",
  "/shortlist",
  "/admin/customers",
  "/admin/customers/:id",
  "/admin/orders/:id",
  "/admin/orders/:id/papers/:paper?",
  "/certificates/:code",
];

/** The calls that the specification names. */
const CALLS = [
  "GET /categories",
  "POST /subscribe",
  "GET /blog-posts",
  "GET /blog-posts/slug/{slug}",
  "GET /blog-posts/{id}/tags",
  "GET /blog-posts/{id}/products",
  "POST /blog-posts",
  "PUT /blog-posts/{id}",
  "DELETE /blog-posts/{id}",
  "GET /tags",
  "POST /tags",
  "PUT /tags/{id}",
  "DELETE /tags/{id}",
  "POST /blog-posts/{postId}/tags/{tagId}",
  "DELETE /blog-posts/{postId}/tags/{tagId}",
  "GET /products",
  "GET /products/{id}",
  "POST /products",
  "PUT /products/{id}",
  "PATCH /products/{id}",
  "DELETE /products/{id}",
  "DELETE /products/clear",
  "POST /products/sample",
  "GET /orders",
  "GET /orders/{id}",
  "POST /orders",
  "PUT /orders/{id}",
  "GET /admin/stats",
  "POST /admin/login",
  "GET /hero-sections",
  "POST /hero-sections",
  "POST /data/cleanup-duplicates",
  "GET /data/export",
  "POST /migrate-products-to-blog",
  "POST /woocommerce/import",
  "POST /scrape-website",
  "GET /image-proxy",
  "POST /media",
  "GET /logout",
  "GET /auth/session",
  "GET /trash",
  "POST /trash/{trashId}/restore",
  "DELETE /trash",
  "GET /settings",
  "PUT /settings",
  "GET /subscribers",
  "GET /import-queue",
  "PUT /import-queue/{id}",
  "GET /removal-queue",
  "PUT /removal-queue/{id}",
  "GET /platforms",
  "GET /platforms/{id}",
  "POST /platforms",
  "PUT /platforms/{id}",
  "DELETE /platforms/{id}",
  "GET /platforms/{id}/listings",
  "POST /woocommerce/orders/import",
  "GET /external-orders",
  "POST /external-orders/{id}/accept",
  "GET /sync-logs",
  "GET /sync-logs/{id}/events",
  "GET /openapi.json",
  "GET /inquiries/token",
  "POST /inquiries",
  "GET /inquiries",
  "GET /inquiries/{id}",
  "PUT /inquiries/{id}",
  "POST /inquiries/{id}/replies",
  "POST /inquiries/{id}/reserve",
  "POST /inquiries/{id}/quotes",
  "POST /quotes/{id}/send",
  "GET /quotes/{id}",
  "POST /waiting-list",
  "GET /customers",
  "GET /customers/{id}",
  "POST /customers/{id}/merge",
  "POST /customers/{id}/forget",
  "POST /orders/{id}/payments",
  "POST /orders/{id}/move-back",
  "PATCH /orders/{id}",
];

test("every specified page has a route", () => {
  const paths = [...Object.keys(TABLE), ...pathsOf(routes)];
  expect(PAGES.filter((page) => !paths.includes(page))).toEqual([]);
});

test("every specified call is declared", () => {
  const names = calls.map(callName);
  expect(CALLS.filter((name) => !names.includes(name))).toEqual([]);
});

test("no call is declared twice", () => {
  const names = calls.map(callName);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
