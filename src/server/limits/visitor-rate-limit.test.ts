import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";

/** Requests the paths in turns until one is refused by the rate limit, 2,000 times at most. */
async function requestUntilLimited(
  ...paths: string[]
): Promise<{ count: number; type: string | null; retryAfter: number }> {
  const { app } = await testApp();
  let count = 0;
  let response: Response;
  do {
    response = await app.request(`http://localhost:3000${paths[count % paths.length]}`);
    count += 1;
  } while (response.status !== 429 && count < 2000);
  const retryAfter = Number(response.headers.get("Retry-After"));
  return { count, type: response.headers.get("Content-Type"), retryAfter };
}

test.each([
  ["a page that is missing", ["/nowhere"]],
  ["pages with unknown parameters", ["/products?x=1", "/collections?y=2"]],
  ["previews", ["/collections/story?preview=guess"]],
  ["feeds and sitemaps", ["/sitemap.xml?x=1", "/feeds/guess/meta.csv"]],
])("limits the rendering of %s", async (_name, paths) => {
  const { count, type, retryAfter } = await requestUntilLimited(...paths);
  expect(count).toBeGreaterThan(500);
  expect(count).toBeLessThan(1500);
  expect(type).toContain("text/html");
  expect(retryAfter).toBeGreaterThan(0);
});

test("limits a search that follows an empty one", async () => {
  const { count, type } = await requestUntilLimited("/api/products?search=&search=ring");
  expect(count).toBeLessThan(600);
  expect(type).toContain("application/json");
});

test.each([
  ["lists of pieces", ["/api/products", "/api/products?page=2"]],
  ["all lists together", ["/api/categories", "/api/blog-posts", "/api/tags", "/api/hero-sections"]],
  ["the lists of a collection", ["/api/blog-posts/1/products", "/api/blog-posts/2/tags"]],
])("refuses the 601st call of %s in a minute", async (_name, paths) => {
  const { count, type, retryAfter } = await requestUntilLimited(...paths);
  expect(count).toBe(601);
  expect(type).toContain("application/json");
  expect(retryAfter).toBeGreaterThan(0);
});

test("limits no list of who is signed in", async () => {
  const { app, cookie } = await testApp();
  for (let count = 0; count < 1300; count += 1) {
    const headers = { Cookie: cookie };
    const { status } = await app.request("http://localhost:3000/api/tags", { headers });
    expect(status).toBe(200);
  }
});
