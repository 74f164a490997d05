import { Hono } from "hono";
import { expect, test } from "vitest";
import type { User } from "#contract/access/sign-in.ts";
import { DomainError } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { requireSession } from "./require-session.ts";

const somebody: User = {
  id: "1",
  username: "admin",
  email: null,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  access: "everything",
  createdAt: "2026-11-20T15:00:00.000Z",
  updatedAt: "2026-11-20T15:00:00.000Z",
};

/** An app with a call that was added without a guard. */
function app(user: User | null) {
  const routes = new Hono<ApiEnv>();
  routes.use(async (c, next) => {
    c.set("user", user);
    await next();
  }, requireSession);
  routes.get("/new-call", (c) => c.text("opened"));
  routes.all("/for-all-methods", (c) => c.text("opened"));
  routes.post("/products/:id", (c) => c.text("opened"));
  routes.get("/products/:id", (c) => c.text("opened"));
  routes.all("*", (c) => c.text("unknown", 404));
  const app = new Hono<ApiEnv>().route("/api", routes);
  app.onError((error, c) => c.text("", error instanceof DomainError ? 401 : 500));
  return async (method: string, path: string) => (await app.request(path, { method })).status;
}

test("a new call needs a session until it is listed as public", async () => {
  const request = app(null);
  expect(await request("GET", "/api/new-call")).toBe(401);
  expect(await request("HEAD", "/api/new-call")).toBe(401);
  expect(await request("PUT", "/api/for-all-methods")).toBe(401);
  expect(await request("POST", "/api/products/1")).toBe(401);
});

test("listed calls are public, and unknown paths pass through", async () => {
  const request = app(null);
  expect(await request("GET", "/api/products/1")).toBe(200);
  expect(await request("GET", "/api/nothing")).toBe(404);
});

test("a session opens every call", async () => {
  const request = app(somebody);
  for (const path of ["/api/new-call", "/api/for-all-methods", "/api/products/1"]) {
    expect(await request("GET", path)).toBe(200);
  }
});

test("a fixed path is guarded by its own name, whatever path with a parameter matches too", async () => {
  const routes = new Hono<ApiEnv>();
  routes.use(async (c, next) => {
    c.set("user", null);
    await next();
  }, requireSession);
  routes.get("/products/secret", (c) => c.text("opened"));
  routes.get("/products/:id", (c) => c.text("opened"));
  const app = new Hono<ApiEnv>().route("/api", routes);
  app.onError((_error, c) => c.text("", 401));
  expect((await app.request("/api/products/secret")).status).toBe(401);
  expect((await app.request("/api/products/1")).status).toBe(200);
});
