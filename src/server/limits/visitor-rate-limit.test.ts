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
