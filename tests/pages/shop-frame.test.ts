import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { LOOKS } from "#contract/settings/looks.ts";
import { updatePage } from "#domain/catalogue/pages/update-page.ts";
import { updateSettings } from "#domain/infrastructure/settings/update-settings.ts";
import { projectFile } from "#project-file";
import { feedRoutes } from "#server/feeds/feed-routes.ts";
import { pageReader } from "#tests/support/test-pages.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";

const CATEGORIES = "Bracelets Earrings Gold Necklaces Pendants Pins Rings Silver".split(" ");

let shop: TestShop;
let read: ReturnType<typeof pageReader>;
beforeAll(async () => {
  shop = await testShop();
  read = pageReader(shop);
});

test("the header shows the brand with its trademark sign, one search and the categories", async () => {
  const { $, texts } = await read("/");
  expect(texts("header.head .brand")).toEqual(["Fernhill Goldsmith™"]);
  expect($("header.head .brand").attr("href")).toBe("/");
  expect(texts("nav[aria-label=Categories] a")).toEqual(CATEGORIES);
  const addresses = $("nav[aria-label=Categories] a").toArray();
  expect(addresses.map((link) => $(link).attr("href"))).toEqual(
    CATEGORIES.map((_, index) => `/collections?category=${6 + index}`),
  );
  expect(texts("nav[aria-label=Menu] a")).toEqual(["Home", "All pieces", ...CATEGORIES]);
});

test.each([
  ["/collections?category=12", ["Rings"]],
  ["/products?category=7&search=pearl", ["Earrings"]],
  ["/", []],
])("on %s the categories that are current are %j", async (path, current) => {
  const { texts } = await read(path);
  for (const navigation of ["Categories", "Menu"]) {
    expect(texts(`nav[aria-label=${navigation}] [aria-current=page]`)).toEqual(current);
  }
});

test("the search has a field, all categories and price bands, and what the address has", async () => {
  const { $, texts } = await read("/collections?search=hammered&category=12&price=600-1000");
  expect($("#search input[type=search]").attr()).toMatchObject({
    placeholder: "Search for jewelry items, craftsmanship...",
    value: "hammered",
  });
  expect(texts("#search [name=category] option")).toEqual(["All Categories", ...CATEGORIES]);
  expect(texts("#search [name=price] option")).toEqual([
    "Any Price",
    "Under $100",
    "$100 - $300",
    "$300 - $600",
    "$600 - $1,000",
    "Over $1,000",
  ]);
  expect(texts("#search option[selected]")).toEqual(["Rings", "$600 - $1,000"]);
  expect(texts("#search .btn")).toEqual(["Clear", "Search Items"]);
});

test("the footer has every text, link and fact", async () => {
  const { $, texts } = await read("/about");
  const [footer = ""] = texts("footer");
  for (const text of [
    "Contact",
    "Jewelry in gold and silver, made to keep and to mend.",
    "18 South Augusta Street",
    "Staunton, Virginia",
    `© ${shop.now().getUTCFullYear()} Fernhill Goldsmith`,
  ]) {
    expect(footer).toContain(text);
  }
  const links = new Map(
    $("footer a")
      .toArray()
      .map((link) => [$(link).text().trim(), $(link).attr("href")]),
  );
  expect(Object.fromEntries(links)).toMatchObject({
    "All pieces": "/products",
    Collections: "/collections",
    About: "/about",
    "(540) 555-0142": "tel:+15405550142",
    "hello@fernhill-goldsmith.example": "mailto:hello@fernhill-goldsmith.example",
    Instagram: expect.stringMatching(/^https:/),
    Facebook: expect.stringMatching(/^https:/),
  });
  const plain = texts("footer li:not(:has(a))");
  for (const text of ["About Us", "Featured Collections", "All Collections", "Care Guide"]) {
    expect(plain).toContain(text);
  }
});

test("a footer page is plain text until it is written, then a link to its page", async () => {
  const item = "footer li:contains('Terms of Service')";
  expect((await read("/about")).$(`${item} a`)).toHaveLength(0);
  const content = "<h2>Plainly</h2><p>Pay, and it is <strong>yours</strong>.</p>";
  await updatePage(shop, "terms-of-service", { content }, null);
  const { $ } = await read("/about");
  expect($(`${item} a`).attr("href")).toBe("/pages/terms-of-service");
  const page = await read("/pages/terms-of-service");
  expect(page.texts("main h1, main h2, main strong")).toEqual([
    "Terms of Service",
    "Plainly",
    "yours",
  ]);
});

test("the about page presents the artist, the craft and the studio", async () => {
  const { $, texts } = await read("/about");
  expect(texts("h1")).toEqual(["About Fernhill Atelier"]);
  expect(texts("main")[0]).toContain("I work alone, at a bench by the north window");
  expect(texts("main h3")).toEqual([
    "Custom Design",
    "Traditional Techniques",
    "Quality Materials",
  ]);
  const studio = "section:has(h2:contains('The studio'))";
  expect(texts(studio)[0]).toContain("18 South Augusta Street");
  expect(texts(studio)[0]).toContain("Staunton, Virginia 24401");
  expect(texts(`${studio} a`)).toEqual(
    expect.arrayContaining([
      "(540) 555-0142",
      "hello@fernhill-goldsmith.example",
      "Instagram",
      "Facebook",
    ]),
  );
  expect($("section[aria-label=Film] a")).toHaveLength(1);
});

/** All structured data of a page. */
async function dataOf(path: string) {
  const { $ } = await read(path);
  return $("script[type='application/ld+json']")
    .toArray()
    .map((script) => JSON.parse($(script).text()) as { "@type": string });
}

describe("the head of a page", () => {
  test("has a title, a description and a canonical URL of its own", async () => {
    await updatePage(shop, "care-guide", { content: "<p>Put it on last, after lotion.</p>" }, null);
    const titles = new Set<string>();
    for (const path of ["/", "/about", "/collections", "/pages/care-guide", "/ring-size"]) {
      const { $, texts } = await read(path);
      titles.add(texts("title")[0] ?? "");
      expect([path, texts("title")[0]]).toEqual([
        path,
        expect.stringContaining("Fernhill Goldsmith™"),
      ]);
      const { length } = $("meta[name=description]").attr("content") ?? "";
      expect([path, length > 20, length <= 160]).toEqual([path, true, true]);
      expect($("link[rel=canonical]").attr("href")).toBe(`http://localhost:3000${path}`);
      expect($("meta[property='og:url']").attr("content")).toBe(`http://localhost:3000${path}`);
      expect($("meta[property='og:site_name']").attr("content")).toBe("Fernhill Goldsmith");
      const picture = new URL($("meta[property='og:image']").attr("content") ?? "").pathname;
      expect(readFileSync(projectFile(`public${picture}`)).subarray(0, 2)).toEqual(
        Buffer.from([0xff, 0xd8]),
      );
    }
    expect(titles.size).toBe(5);
  });

  test("describes the shop and its search on the home page, and the way to inner pages", async () => {
    expect((await dataOf("/")).map((data) => data["@type"])).toEqual(["JewelryStore", "WebSite"]);
    const address = "http://localhost:3000/pages/care-guide";
    expect(await dataOf("/pages/care-guide")).toContainEqual(
      expect.objectContaining({
        "@type": "BreadcrumbList",
        itemListElement: [
          expect.objectContaining({ position: 1, name: "Home", item: "http://localhost:3000/" }),
          expect.objectContaining({ position: 2, name: "Care Guide", item: address }),
        ],
      }),
    );
  });

  test("links icons, a manifest and feeds that are there", async () => {
    const { $ } = await read("/");
    const links = $(
      "link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest], link[rel=alternate]",
    ).toArray();
    expect(links.map((link) => $(link).attr("href"))).toEqual([
      "/icon.svg",
      "/favicon.ico",
      "/apple-touch-icon.png",
      "/manifest.webmanifest",
      "/collections/feed.xml",
      "/products/feed.xml",
    ]);
    const feeds = feedRoutes().routes.map(({ path }) => path);
    expect(feeds).toEqual(
      expect.arrayContaining(["/manifest.webmanifest", "/collections/feed.xml"]),
    );
  });
});

test("a look is that of every page and of the error page, and its own is without a mark", async () => {
  expect((await read("/")).html).not.toContain("data-look");
  await updateSettings(shop, { look: "plum" }, null);
  for (const path of ["/", "/products", "/nothing-here"]) {
    const { $ } = await read(path);
    expect([path, $("html").attr("data-look")]).toEqual([path, "plum"]);
    expect($("meta[name=theme-color]").attr("content")).toBe(LOOKS.plum.ground);
  }
});
