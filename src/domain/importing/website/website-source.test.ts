import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { piecePage, serveWebsite, sitemap } from "#tests/support/website-server.ts";
import {
  namesOf,
  openWebsite,
  readAll,
  serveWebsiteOfPieces,
} from "#tests/support/website-source.ts";

const xml = (body: string | Uint8Array, type = "application/xml") => ({ type, body });

describe("sitemaps", () => {
  test("follows indexes and compressed sitemaps from robots.txt on the same host", async () => {
    const site = await serveWebsite({});
    const at = (path: string) => site.url + path;
    site.pages.set("/robots.txt", {
      type: "text/plain",
      body: `User-agent: *\nSitemap: ${at("/maps.xml")}`,
    });
    site.pages.set(
      "/maps.xml",
      xml(
        sitemap([at("/one.xml"), at("/two.xml.gz"), at("/maps.xml"), at("/broken.xml.gz")], true),
      ),
    );
    site.pages.set(
      "/one.xml",
      xml(
        sitemap([
          at("/pieces/a"),
          at("/pieces/a#x"),
          "https://elsewhere.example/b",
          at("/photo.jpg"),
        ]),
      ),
    );
    site.pages.set(
      "/two.xml.gz",
      xml(gzipSync(sitemap([at("/pieces/c?x=1&y=2")])), "application/gzip"),
    );
    site.pages.set("/broken.xml.gz", xml(Buffer.from([0x1f, 0x8b, 1, 2])));
    site.pages.set("/pieces/a", piecePage("A"));
    site.pages.set("/pieces/c?x=1&y=2", piecePage("C"));
    const source = await openWebsite(site.url);
    expect(namesOf(await readAll(source))).toEqual(["A", "C"]);
    expect([source.isWhole, source.countItems()]).toEqual([true, 2]);
  });

  test("reads the likely pages of pieces first", async () => {
    const paths = ["/about", "/jewelry/a", "/jewellery/b", "/journal", "/shop/c"];
    const site = await serveWebsite(Object.fromEntries(paths.map((at) => [at, piecePage(at)])));
    site.pages.set("/sitemap.xml", xml(sitemap(paths.map((path) => site.url + path))));
    expect(namesOf(await readAll(await openWebsite(site.url)))).toEqual([
      "/jewelry/a",
      "/jewellery/b",
      "/shop/c",
      "/about",
      "/journal",
    ]);
  });

  test("follows links when there is no sitemap, each page once", async () => {
    const site = await serveWebsite({
      "/": "<a href=/rings>Rings</a> <a href='/about#us'>About</a> <a href=https://elsewhere.example>x</a>",
      "/rings": "<a href=/>Home</a> <a href=/rings/a>A</a> <a href=/rings/b>B</a>",
      "/about": "<h1>About</h1>",
      "/rings/a": piecePage("A"),
      "/rings/b": piecePage("B"),
    });
    expect(namesOf(await readAll(await openWebsite(site.url)))).toEqual(["A", "B"]);
    expect(site.requests.filter((path) => path === "/rings")).toHaveLength(1);
  });

  test("reads a page once, whatever its links say of the visit", async () => {
    const site = await serveWebsite({
      "/": "<a href='/rings/a?utm_source=home'>A</a> <a href='/rings/a?_pos=1&_sid=x'>A</a>",
      "/rings/a": piecePage("A"),
    });
    expect(namesOf(await readAll(await openWebsite(site.url)))).toEqual(["A"]);
    expect(site.requests.filter((path) => path.startsWith("/rings/a"))).toEqual(["/rings/a"]);
  });

  test("starts at a piece's address when there is no sitemap", async () => {
    const site = await serveWebsite({
      "/rings/a?id=7": piecePage("A"),
      "/": "<a href='/rings/b'>B</a>",
    });
    site.pages.set("/rings/b", piecePage("B"));
    expect(namesOf(await readAll(await openWebsite(`${site.url}/rings/a?id=7#top`)))).toEqual([
      "A",
      "B",
    ]);
  });

  test("takes a piece with two addresses once, by its canonical one", async () => {
    const page = `<link rel="canonical" href="/pieces/a">${piecePage("A")}`;
    const site = await serveWebsite({
      "/": "<a href=/sale/a>A</a> <a href='/pieces/a?color=red'>A</a> <a href=/pieces/a>A</a>",
      "/sale/a": page,
      "/pieces/a?color=red": page,
      "/pieces/a": page,
    });
    const items = await readAll(await openWebsite(site.url));
    expect(items.map(({ where }) => where)).toEqual([`${site.url}/pieces/a`]);
  });

  test("takes the price of a piece's own page, whatever the list says of the visit", async () => {
    const listed = {
      "@type": "Product",
      name: "Thin A",
      url: "/pieces/a?utm_source=list",
      offers: { price: 5, priceCurrency: "USD" },
    };
    const data = JSON.stringify({ "@type": "ItemList", itemListElement: [listed] });
    const site = await serveWebsite({
      "/": `<script type="application/ld+json">${data}</script>`,
      "/pieces/a": piecePage("A"),
    });
    const items = await readAll(await openWebsite(site.url));
    expect(items).toMatchObject([{ piece: { name: "A" } }]);
  });

  test("reads listed pieces on their own page, or from the list", async () => {
    const site = await serveWebsite({});
    const at = (path: string) => site.url + path;
    const list = ["a", "gone"].map((name) => ({
      "@type": "Product",
      name: `Thin ${name}`,
      url: at(`/pieces/${name}`),
      offers: { price: 5 },
    }));
    const data = JSON.stringify({ "@type": "ItemList", itemListElement: list });
    site.pages.set("/sitemap.xml", xml(sitemap([at("/rings")])));
    site.pages.set("/rings", `<script type="application/ld+json">${data}</script>`);
    site.pages.set("/pieces/a", piecePage("Whole a"));
    expect(namesOf(await readAll(await openWebsite(site.url)))).toEqual(["Whole a", "Thin gone"]);
  });
});

describe("obeying robots.txt", () => {
  test("refuses a site that forbids crawling", async () => {
    const site = await serveWebsiteOfPieces(["A"]);
    site.pages.set("/robots.txt", "User-agent: *\nDisallow: /");
    await expect(readAll(await openWebsite(site.url))).rejects.toMatchObject({
      code: "unprocessable",
      message: `127.0.0.1:${site.port} does not want to be read (robots.txt).`,
    });
    expect(site.requests).toEqual(["/robots.txt"]);
  });

  test("skips forbidden paths and prefers rules for our own name", async () => {
    const site = await serveWebsiteOfPieces(["A", "B"]);
    site.pages.set(
      "/robots.txt",
      "User-agent: *\nDisallow: /\n\nUser-agent: Jewelry-Shop-Importer\nDisallow: /pieces/b\nDisallow: /*.json",
    );
    expect(namesOf(await readAll(await openWebsite(site.url)))).toEqual(["A"]);
    expect(site.requests).not.toContain("/pieces/b");
    expect(site.requests.join()).not.toContain(".json");
  });

  test("keeps the crawl delay", async () => {
    const site = await serveWebsiteOfPieces(["A", "B"]);
    site.pages.set(
      "/robots.txt",
      "User-agent: *\nCrawl-delay: 0.2\nDisallow: /products.json\nDisallow: /wp-json",
    );
    const started = performance.now();
    await readAll(await openWebsite(site.url));
    // The home page, the sitemap and two pieces.
    expect(performance.now() - started).toBeGreaterThan(550);
  });
});

test("sends at most two requests at once", async () => {
  const site = await serveWebsiteOfPieces(["A", "B", "C", "D", "E", "F"], 20);
  expect(await readAll(await openWebsite(site.url))).toHaveLength(6);
  expect(site.atOnce()).toBe(2);
});

test("decodes pages in any encoding", async () => {
  const site = await serveWebsiteOfPieces(["A", "B", "C"]);
  const latin = Buffer.from(piecePage("Bague d'été"), "latin1");
  site.pages.set("/pieces/a", { type: "text/html; charset=ISO-8859-1", body: latin });
  site.pages.set("/pieces/b", {
    type: "text/html",
    body: Buffer.concat([Buffer.from("<meta charset=windows-1252>"), latin]),
  });
  site.pages.set("/pieces/c", {
    type: "text/html",
    body: Buffer.from(`\uFEFF${piecePage("خاتم 💍")}`, "utf16le"),
  });
  expect(namesOf(await readAll(await openWebsite(site.url)))).toEqual([
    "Bague d'été",
    "Bague d'été",
    "خاتم 💍",
  ]);
});
