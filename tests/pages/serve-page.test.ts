import { expect, test } from "vitest";
import { createProduct } from "#domain/catalogue/products/create-product.ts";
import { recordRedirect } from "#domain/catalogue/redirects/record-redirect.ts";
import { pageReader, testPages } from "#tests/support/test-pages.ts";
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

test.each(["/nowhere", "/nowhere/at/all", "/pages/nothing", "/wp-login.php"])(
  "%s is a 404 Page Not Found within the layout, with a search and links",
  async (path) => {
    const { $, texts } = await pageReader(await testShop())(path);
    expect(texts("title")[0]).toMatch(/^404 Page Not Found/);
    expect(texts("h1")).toEqual(["404 Page Not Found"]);
    expect($("header.head, footer.foot")).toHaveLength(2);
    const search = $("main form");
    expect(search.attr("action")).toBe("/collections");
    expect(search.find("[name=search]").attr("aria-label")).toBe("What were you looking for?");
    expect($("a:contains('Back to Collections')").attr("href")).toBe("/collections");
  },
);

test("a piece's address in a former shop is redirected permanently", async () => {
  const shop = await testShop();
  const { id } = await createProduct(shop, { name: "Fern Ring", price: 9000 }, { by: null });
  const fromPath = "/products/fern-ring";
  await recordRedirect(shop, { fromPath, toPath: `/products/${id}`, productId: id });
  const { status, headers } = await testPages(shop)(fromPath);
  expect([status, headers.get("Location")]).toEqual([301, `/products/${id}`]);
});

test("a page that fails shows the request id and no details, within the layout", async () => {
  const shop = await testShop();
  const failing = { ...shop, log: { ...shop.log, error: () => undefined } };
  const { id } = await createProduct(shop, { name: "Fern Ring", price: 9000 }, { by: null });
  await shop.db.schema.alterTable("products").renameTo("elsewhere").execute();
  const { status, html, $, texts } = await pageReader(failing)(`/products/${id}`);
  expect(status).toBe(500);
  expect(html).not.toMatch(canonical);
  expect(html).toMatch(robots);
  expect(texts("h1")).toEqual(["Something broke on our side"]);
  expect(texts(".request-id span")).toEqual(["a-request"]);
  expect($("header.head")).toHaveLength(1);
  expect($("a:contains('Try again')").attr("href")).toBe(`/products/${id}`);
  expect(html).not.toMatch(/elsewhere|SQLITE|at \S+ \(/);
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
