import { beforeEach, expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { DomainError } from "../../errors.ts";
import { findApi } from "./find-api.ts";

type Page = { body: string; url?: string; link?: string };

let shop: TestShop;
/** Addresses without their query; nothing answers at others. */
let pages: Record<string, Page>;
let requested: URL[];
beforeEach(async () => {
  shop = await testShop();
  pages = {};
  requested = [];
  shop.outbound.fetch = (address) => {
    const url = new URL(address);
    requested.push(url);
    const page = pages[url.origin + url.pathname];
    if (!page) return Promise.reject(new DomainError("bad-gateway", `${url.host} is silent.`));
    const headers = new Headers(page.link ? { Link: page.link } : {});
    const bytes = Buffer.from(page.body);
    return Promise.resolve({ url: page.url ?? url.href, status: 200, headers, bytes });
  };
});

const index: Page = { body: '{"name":"Old shop"}' };
const home: Page = { body: "<h1>Old shop</h1>" };

test.each([
  ["https://store.example", "https://store.example/wp-json/"],
  ["https://store.example/shop//", "https://store.example/shop/wp-json/"],
  ["https://store.example/wp-json/wc/v3", "https://store.example/wp-json/"],
  ["https://store.example/shop/wp-admin/admin.php?page=a", "https://store.example/shop/wp-json/"],
  ["https://store.example/index.phptalk", "https://store.example/index.phptalk/wp-json/"],
  ["https://store.example/wp-login.php", "https://store.example/wp-json/"],
])("finds the API of %s at %s", async (typed, api) => {
  pages[api] = index;
  expect((await findApi(shop, typed)).href).toBe(api);
});

test("sends nothing of a typed query, and asks for a part of the index only", async () => {
  pages["https://store.example/wp-json/"] = index;
  await findApi(shop, "https://store.example/?consumer_secret=cs_1#top");
  expect(requested.map(({ href }) => href)).toEqual([
    "https://store.example/wp-json/?_fields=name%2Cnamespaces",
  ]);
});

test("tries http where nothing answers over https", async () => {
  pages["http://store.example/wp-json/"] = index;
  expect((await findApi(shop, "store.example")).href).toBe("http://store.example/wp-json/");
});

test("reports the first failure when nothing answers at all", async () => {
  const found = findApi(shop, "store.example");
  await expect(found).rejects.toMatchObject({ message: "store.example is silent." });
  expect(requested.at(-1)?.protocol).toBe("http:");
});

test("follows a redirect to www, and refuses one to another host", async () => {
  const at = "https://store.example/wp-json/";
  pages[at] = { ...index, url: "https://www.store.example/wp-json?_fields=name" };
  expect((await findApi(shop, "https://store.example")).href).toBe(
    "https://www.store.example/wp-json/",
  );
  pages[at] = { ...index, url: "https://elsewhere.example/wp-json/" };
  await expect(findApi(shop, "https://store.example")).rejects.toMatchObject({
    code: "unprocessable",
    message: expect.stringContaining("leads to elsewhere.example") as string,
  });
});

test.each([
  ["https://store.example", "https://store.example:8443/wp-json/", "store.example:8443"],
  ["https://store.example", "http://store.example/wp-json/", "http://store.example"],
  ["https://store.example:8443", "https://store.example/wp-json/", "store.example"],
])("sends no keys of %s to %s", async (typed, url, place) => {
  pages[`${typed}/wp-json/`] = { ...index, url };
  await expect(findApi(shop, typed)).rejects.toMatchObject({
    code: "unprocessable",
    message: expect.stringContaining(`leads to ${place}. `) as string,
  });
});

test("follows no link of a page that its home page redirects to", async () => {
  const link = linkTo("https://elsewhere.example/wp-json/");
  pages["https://store.example/wp-json/"] = home;
  pages["https://store.example/"] = { ...home, url: "https://elsewhere.example/", link };
  expect((await findApi(shop, "https://store.example")).host).toBe("store.example");
});

const linkTo = (address: string) => `<${address}>; rel="https://api.w.org/"`;

test.each([
  ["https://store.example/blog/wp-json/", "https://store.example/blog/wp-json/"],
  ["/index.php/wp-json/", "https://store.example/index.php/wp-json/"],
  ["https://elsewhere.example/wp-json/", "https://store.example/wp-json/"],
  ["https://store.example:8443/wp-json/", "https://store.example/wp-json/"],
  ["http://store.example/blog/wp-json/", "https://store.example/wp-json/"],
  ["https://store.example/?rest_route=/", "https://store.example/wp-json/"],
])("for a home page that links its API at %s returns %s", async (address, api) => {
  pages["https://store.example/wp-json/"] = home;
  pages["https://store.example/"] = { ...home, link: linkTo(address) };
  expect((await findApi(shop, "https://store.example")).href).toBe(api);
});

test("stops with the signal's reason", async () => {
  const reason = new Error("cancelled");
  const found = findApi(shop, "store.example", AbortSignal.abort(reason));
  await expect(found).rejects.toBe(reason);
  expect(requested).toEqual([]);
});
