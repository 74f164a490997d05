import { expect, test } from "vitest";
import { PUBLIC_CALLS } from "#api/guards/public-calls.ts";
import { routeCallName } from "#api/guards/require-session.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";

/** Written out a second time: whoever opens a call to anonymous visitors says so in two places. */
const READS = [
  "GET /auth/session",
  "GET /blog-posts",
  "GET /blog-posts/slug/{slug}",
  "GET /blog-posts/{id}",
  "GET /blog-posts/{id}/products",
  "GET /blog-posts/{id}/tags",
  "GET /categories",
  "GET /docs",
  "GET /hero-sections",
  "GET /image-proxy",
  "GET /inquiries/token",
  "GET /logout",
  "GET /openapi.json",
  "GET /products",
  "GET /products/{id}",
  "GET /settings",
  "GET /suggestions",
  "GET /tags",
];
const WRITES = [
  "POST /admin/login",
  "POST /forgot-password",
  "POST /inquiries",
  "POST /reset-password",
  "POST /shown-pages",
  "POST /subscribe",
  "POST /waiting-list",
  "POST /webhooks/woocommerce/{id}",
];

const registered = ({ app }: TestApp) =>
  app.routes.filter(({ path, method }) => path.startsWith("/api/") && method !== "ALL");

async function statusFor({ app }: TestApp, { method, path }: { method: string; path: string }) {
  const address = path.replaceAll(/:\w+/g, "1");
  return (await app.request(`http://localhost:3000${address}`, { method })).status;
}

test("anonymous visitors may make exactly the calls listed here", () => {
  expect([...PUBLIC_CALLS].toSorted()).toEqual([...READS, ...WRITES].toSorted());
});

test("every other registered call answers 401 to an anonymous visitor", async () => {
  const app = await testApp();
  const routes = registered(app);
  expect(routes.length).toBeGreaterThan(40);
  for (const route of routes) {
    const name = routeCallName(route);
    const isOpen = READS.includes(name) || WRITES.includes(name);
    expect([name, (await statusFor(app, route)) === 401]).toEqual([name, !isOpen]);
  }
});

test("anonymous visitors may make no writes but those listed here", async () => {
  const app = await testApp();
  const writes = registered(app).filter(({ method }) => method !== "GET");
  const open = new Set<string>();
  for (const route of writes) {
    if ((await statusFor(app, route)) !== 401) open.add(routeCallName(route));
  }
  expect([...open].toSorted()).toEqual(WRITES);
});

test("every call is registered for one method, which the guard checks", async () => {
  const { app } = await testApp();
  const all = app.routes.filter(({ path, method }) => path.startsWith("/api") && method === "ALL");
  expect(new Set(all.map(({ path }) => path))).toEqual(new Set(["/api/*"]));
});
