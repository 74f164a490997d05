import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";

// As a crawler reads them: what the server sends.
test.use({ javaScriptEnabled: false });

type Data = Record<string, unknown> & { "@type": string };

/** All structured data of a page, by its type. */
async function structuredData(page: Page): Promise<Map<string, Data>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const entries = texts.map((text) => JSON.parse(text) as Data);
  return new Map(entries.map((entry) => [entry["@type"], entry]));
}

const content = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");

/** The shop's public address, under which everything canonical stands. */
const originOf = (baseURL: string | undefined) => String(baseURL).replace("127.0.0.1", "localhost");

test.describe("every page", { tag: "@desktop" }, () => {
  test("has a title, description, canonical URL and preview picture of its own", async ({
    page,
    baseURL,
    request,
  }) => {
    const titles = new Set<string>();
    for (const path of ["/", "/about", "/collections", "/pages/care-guide", "/products/24"]) {
      await page.goto(path);
      titles.add(await page.title());
      expect(await page.title()).toContain("Fernhill Goldsmith™");
      expect((await content(page, "description"))?.length, path).toBeGreaterThan(20);
      expect((await content(page, "description"))?.length, path).toBeLessThanOrEqual(160);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        `${originOf(baseURL)}${path}`,
      );
      expect(await content(page, "og:url"), path).toBe(`${originOf(baseURL)}${path}`);
      expect(await content(page, "og:site_name"), path).toBe("Fernhill Goldsmith");
      const picture = await request.get(String(await content(page, "og:image")));
      expect(picture.ok(), path).toBe(true);
      expect(picture.headers()["content-type"], path).toBe("image/jpeg");
    }
    expect(titles.size).toBe(5);
  });

  test("links existing icons, manifest and feeds", async ({ page, request }) => {
    await page.goto("/");
    const links = await page
      .locator(
        "link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest], link[rel=alternate]",
      )
      .evaluateAll((elements) => elements.map((element) => (element as HTMLLinkElement).href));
    expect(links.length).toBeGreaterThanOrEqual(6);
    for (const href of links) expect((await request.get(href)).ok(), href).toBe(true);
    const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
      icons: { src: string }[];
    };
    for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
  });
});

test.describe("structured data", { tag: "@desktop" }, () => {
  test("describes the shop and its website with search on the home page", async ({
    page,
    baseURL,
  }) => {
    await page.goto("/");
    const data = await structuredData(page);
    expect(data.get("JewelryStore")).toMatchObject({
      name: "Fernhill Goldsmith",
      telephone: "(540) 555-0142",
      address: { "@type": "PostalAddress", addressLocality: "Staunton", addressRegion: "Virginia" },
    });
    expect(data.get("WebSite")).toMatchObject({
      url: `${originOf(baseURL)}/`,
      potentialAction: {
        "@type": "SearchAction",
        target: { urlTemplate: `${originOf(baseURL)}/collections?search={search_term_string}` },
      },
    });
  });

  test("lists breadcrumbs on inner pages", async ({ page, baseURL }) => {
    await page.goto("/pages/care-guide");
    expect((await structuredData(page)).get("BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: `${originOf(baseURL)}/` },
        { position: 2, name: "Care Guide", item: `${originOf(baseURL)}/pages/care-guide` },
      ],
    });
  });
});

test.describe("for crawlers", { tag: "@desktop" }, () => {
  test("the sitemap lists public pages with pictures", async ({ page, request }) => {
    const xml = await (await request.get("/sitemap.xml")).text();
    const parsed = await page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source, "application/xml");
      const texts = (name: string) =>
        [...document.getElementsByTagName(name)].map((element) => element.textContent ?? "");
      return {
        broken: document.querySelector("parsererror") !== null,
        pages: texts("loc"),
        pictures: texts("image:loc"),
      };
    }, xml);
    expect(parsed.broken).toBe(false);
    expect(parsed.pages.length).toBeGreaterThan(35);
    expect(parsed.pictures.length).toBeGreaterThan(30);
    for (const url of [...parsed.pages.slice(0, 12), ...parsed.pictures.slice(0, 3)]) {
      expect((await request.get(url)).status(), url).toBe(200);
    }
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toContain("/sitemap.xml");
  });

  test("the feeds are RSS, and answer 304 to a client that has them", async ({ page, request }) => {
    for (const [path, items] of [
      ["/collections/feed.xml", 10],
      ["/products/feed.xml", 20],
    ] as const) {
      const answer = await request.get(path);
      const found = await page.evaluate(
        (source) => {
          const document = new DOMParser().parseFromString(source, "application/xml");
          return document.querySelector("parsererror")
            ? -1
            : document.querySelectorAll("item").length;
        },
        await answer.text(),
      );
      expect(found, path).toBe(items);
      const etag = String(answer.headers()["etag"]);
      const again = await request.get(path, { headers: { "If-None-Match": etag } });
      expect(again.status(), path).toBe(304);
    }
  });
});
