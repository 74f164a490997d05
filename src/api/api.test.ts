import fc from "fast-check";
import { expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { testApp } from "#tests/support/test-app.ts";

const type = (value: string) => ({ "Content-Type": value });

const megabytes = (count: number) => "x".repeat(count * 1024 * 1024);

const cache = async (answer: Promise<{ headers: Headers }>) =>
  (await answer).headers.get("Cache-Control");

test("answers 404 to everybody on an unknown path", async () => {
  const { visitor, admin } = await testApp();
  for (const caller of [visitor, admin]) {
    for (const path of ["", "/", "/nothing", "/products/1/2", "/Products", "/products/"]) {
      const answer = await caller.get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(problemSchema.parse(answer.json)).toEqual(answer.json);
    }
    expect((await caller.post("/nothing", { body: {} })).status).toBe(404);
  }
});

test("answers 405 with Allow to a method that a path does not have", async () => {
  const { visitor, admin, app } = await testApp();
  const refused = await visitor.delete("/categories");
  expect(refused.status).toBe(405);
  expect(refused.headers.get("Allow")).toBe("GET, HEAD, POST");
  expect(refused.json).toMatchObject({ message: "This call does not take DELETE." });
  const product = await admin.post("/products/1", { body: {} });
  expect(product.headers.get("Allow")).toBe("GET, HEAD, PUT, PATCH, DELETE");
  expect((await app.request("/api/products", { method: "OPTIONS" })).status).toBe(405);
  expect((await app.request("/api/products", { method: "HEAD" })).status).toBe(200);
});

test("accepts valid JSON bodies only", async () => {
  const { visitor, admin } = await testApp();
  const raw = '{"email":"ada@example.com"}';
  for (const headers of [
    type("text/plain"),
    type("application/x-www-form-urlencoded"),
    type("application/jsonp"),
    type("multipart/form-data; boundary=x"),
  ]) {
    expect((await visitor.post("/subscribe", { raw, headers })).status).toBe(415);
  }
  const headers = type("Application/JSON; charset=utf-8");
  expect((await visitor.post("/subscribe", { raw, headers })).status).toBe(200);
  for (const raw of ["", "{", "undefined", "{'a':1}", "[1,]"]) {
    const refused = await visitor.post("/subscribe", { raw });
    expect([raw, refused.status]).toEqual([raw, 400]);
    expect(refused.json).toMatchObject({ message: "The body is not valid JSON." });
  }
  expect((await admin.post("/products")).status).toBe(415);
});

test("limits bodies to 1 MB, less for anonymous visitors, and 40 MB where pictures are accepted", async () => {
  const { visitor, admin } = await testApp();
  const subscribe = await visitor.post("/subscribe", { body: { email: megabytes(1) } });
  expect(subscribe.status).toBe(413);
  expect(subscribe.json).toMatchObject({
    message: "This is too much to send at once: 16 KB at most.",
  });
  const order = await admin.post("/orders", { body: { notes: megabytes(1) } });
  expect(order.status).toBe(413);
  expect(order.json).toMatchObject({ message: "This is too much to send at once: 1 MB at most." });
  for (const path of ["/products", "/blog-posts", "/hero-sections"]) {
    expect((await admin.post(path, { body: { name: megabytes(2) } })).status).toBe(400);
    const headers = { "Content-Length": String(40 * 1024 * 1024 + 1) };
    expect((await admin.post(path, { raw: "{}", headers })).status).toBe(413);
  }
  expect((await admin.post("/products", { raw: megabytes(40.1) })).status).toBe(413);
});

test("refuses text that cannot be stored and deep nesting", async () => {
  const { visitor, admin } = await testApp();
  for (const body of [
    { name: "a\0b", price: 1 },
    { name: "a", price: 1, "a\0": 1 },
    { name: "a", price: 1, images: ["https://example.com/\0"] },
  ]) {
    expect((await admin.post("/products", { body })).status).toBe(400);
  }
  for (const path of ["/products?search=a%00b", "/blog-posts/slug/a%00b", "/products/1%00"]) {
    expect([path, (await visitor.get(path)).status]).toEqual([path, 400]);
  }
  const nested = `{"name":"a","price":1,"more":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  expect((await admin.post("/products", { raw: nested })).status).toBe(400);
});

test("ignores prototype keys and unknown keys", async () => {
  const app = await testApp();
  const raw =
    '{"name":"Ring","price":1,"__proto__":{"isActive":false,"polluted":1},"constructor":{"prototype":{"polluted":1}},"id":999,"version":7,"createdAt":"x","deletedAt":"x"}';
  const made = await app.admin.post("/products", { raw });
  expect(made.status).toBe(201);
  expect(made.json).toMatchObject({ isActive: true, version: 1 });
  expect((made.json as { id: number }).id).not.toBe(999);
  expect({}).not.toHaveProperty("polluted");
  expect((await app.visitor.get("/products?__proto__=1&constructor=1&__proto__[a]=1")).status).toBe(
    200,
  );
  for (const path of ["/products/__proto__", "/orders/constructor"]) {
    expect((await app.admin.get(path)).status).toBe(400);
  }
});

test("refuses cross-site writes with a session and without", async () => {
  const app = await testApp();
  const { id } = await postProduct(app);
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "http://localhost:3000.evil.example" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ];
  for (const headers of foreign) {
    expect((await app.admin.delete(`/products/${id}`, { headers })).status).toBe(403);
    const body = { email: "ada@example.com" };
    expect((await app.visitor.post("/subscribe", { body, headers })).status).toBe(403);
    expect((await app.visitor.get(`/products/${id}`, { headers })).status).toBe(200);
  }
  const own: Record<string, string>[] = [
    { Origin: "http://localhost:3000" },
    { Origin: "http://127.0.0.1:8080", Host: "127.0.0.1:8080" },
    { "Sec-Fetch-Site": "same-origin" },
    {},
  ];
  for (const headers of own) {
    const body = { price: 1 };
    expect((await app.admin.patch(`/products/${id}`, { body, headers })).status).toBe(200);
  }
});

test("responses to admins are never cached, those to visitors are revalidated", async () => {
  const { visitor, admin } = await testApp();
  expect(await cache(admin.get("/products"))).toBe("no-store");
  expect(await cache(admin.get("/orders"))).toBe("no-store");
  expect(await cache(visitor.get("/orders"))).toBe("no-store");
  expect(await cache(visitor.get("/auth/session"))).toBe("no-cache");
  expect(await cache(visitor.get("/products"))).toBe("no-cache");
  expect((await visitor.get("/products")).headers.get("Vary")).toContain("Cookie");
});

test("an internal error reveals no details", async () => {
  const { visitor, shop } = await testApp();
  const logged: unknown[] = [];
  shop.log.error = (_, fields) => logged.push(fields);
  await shop.db.schema.dropTable("hero_sections").execute();
  const failed = await visitor.get("/hero-sections");
  expect(failed.status).toBe(500);
  const { message } = failed.as(problemSchema);
  expect(message).toContain(failed.headers.get("X-Request-Id"));
  expect(failed.text).not.toMatch(/sql|select|table|hero_|\/src\/|node_modules|at \w+ \(/i);
  expect(logged).toMatchObject([{ requestId: failed.headers.get("X-Request-Id") }]);
});

test("refuses forged session cookies", async () => {
  const { visitor } = await testApp();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme-ascii", maxLength: 80 }), async (token) => {
      const headers = { Cookie: `session=${token.replaceAll(/[^\x20-\x7e]/g, "")}` };
      expect((await visitor.get("/orders", { headers })).status).toBe(401);
    }),
    { numRuns: 50 },
  );
});
