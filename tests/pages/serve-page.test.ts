import { expect, test } from "vitest";
import { createProduct } from "#domain/catalogue/products/create-product.ts";
import { testPages } from "#tests/support/test-pages.ts";
import { testShop } from "#tests/support/test-shop.ts";

const robots = /<meta content="noindex" name="robots"\/>/;
const canonical = /rel="canonical"/;

test("a page names its address, the script and the rules of what is fetched in advance", async () => {
  const response = await testPages(await testShop())("/about");
  expect(response.status).toBe(200);
  expect(response.headers.get("Speculation-Rules")).toBe('"/speculation-rules.json"');
  const html = await response.text();
  expect(html).toMatch(/^<!DOCTYPE html><html /);
  expect(html).toMatch(canonical);
  expect(html).not.toMatch(robots);
  expect(html.match(/<script [^>]*src=/g)).toHaveLength(1);
});

test.each(["/nowhere", "/products/4711", "/collections/none", "/quotes/forged", "/toString"])(
  "%s is not there, and says so to search engines",
  async (path) => {
    const response = await testPages(await testShop())(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).not.toMatch(canonical);
    expect(html).toMatch(robots);
  },
);

test("a page that fails has no canonical address either", async () => {
  const shop = await testShop();
  const failing = { ...shop, log: { ...shop.log, error: () => undefined } };
  const { id } = await createProduct(shop, { name: "Fern Ring", price: 9000 }, { by: null });
  await shop.db.schema.alterTable("products").renameTo("elsewhere").execute();
  const response = await testPages(failing)(`/products/${id}`);
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).not.toMatch(canonical);
  expect(html).toMatch(robots);
});

test("an address in other letters, or with a slash at its end, is the same page", async () => {
  const open = testPages(await testShop());
  const paths = ["/About", "/about/", "/Products/", "/COLLECTIONS"];
  const responses = await Promise.all(paths.map((path) => open(path)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test.each([
  ["/products?search=ring&priceMin=&priceMax=&sort=relevance", "/products?search=ring"],
  ["/collections?search=&available=1&tagIds=", "/collections?available=1"],
  ["/products?price=0-100&priceMin=&priceMax=", "/products?price=0-100"],
])("%s, as a form sends it, leads to %s", async (path, canonicalPath) => {
  const response = await testPages(await testShop())(path);
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe(canonicalPath);
});

test.each([
  ["PUT", "/about", "GET, HEAD, POST"],
  ["POST", "/about", "GET, HEAD"],
])("%s %s is not allowed", async (method, path, allowed) => {
  const response = await testPages(await testShop())(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe(allowed);
});
