import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";

/** The first response that the rate limit refuses, of 2,000 calls in turns at most. */
async function callUntilLimited(paths: string[]): Promise<{ count: number; refused: Response }> {
  const { app } = await testApp();
  for (let count = 1; count <= 2000; count += 1) {
    const refused = await app.request(`http://localhost:3000${paths[count % paths.length]}`);
    if (refused.status === 429) return { count, refused };
  }
  throw new Error("No call was refused.");
}

test.each([
  ["lists of pieces", ["/api/products", "/api/products?page=2"]],
  ["all lists together", ["/api/categories", "/api/blog-posts", "/api/tags", "/api/hero-sections"]],
  ["the lists of a collection", ["/api/blog-posts/1/products", "/api/blog-posts/2/tags"]],
])("refuses the 601st call of %s in a minute", async (_name, paths) => {
  const { count, refused } = await callUntilLimited(paths);
  expect(count).toBe(601);
  expect(refused.headers.get("Content-Type")).toContain("application/json");
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("limits no list of who is signed in", async () => {
  const { app, cookie } = await testApp();
  for (let count = 0; count < 1300; count += 1) {
    const headers = { Cookie: cookie };
    const { status } = await app.request("http://localhost:3000/api/tags", { headers });
    expect(status).toBe(200);
  }
});
