import { beforeEach, describe, expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createCollection } from "../../catalogue/collections/create-collection.ts";
import { updateCollection } from "../../catalogue/collections/update-collection.ts";
import { updatePage } from "../../catalogue/pages/update-page.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { writeCollectionsFeed } from "./write-collections-feed.ts";
import { writeManifest } from "./write-manifest.ts";
import { writeProductsFeed } from "./write-products-feed.ts";
import { writeRobots } from "./write-robots.ts";
import { writeSitemap, writeSitemapPart } from "./write-sitemap.ts";

let shop: TestShop;

beforeEach(async () => {
  shop = await testShop();
});

const story = {
  title: "Gold & <silver>",
  slug: "gold-and-silver",
  description: "Two metals & one bench.",
  content: '<p>See <a href="/about">the bench</a>.</p>',
  categoryId: 12,
};

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);

describe("the sitemap", () => {
  test("has the fixed pages of an empty shop", async () => {
    expect(locations(await writeSitemap(shop))).toEqual([
      "http://localhost:3000/",
      "http://localhost:3000/collections",
      "http://localhost:3000/products",
      "http://localhost:3000/about",
      "http://localhost:3000/ring-size",
    ]);
  });

  test("omits drafts, hidden and deleted pieces and empty pages", async () => {
    await createCollection(shop, { ...story, isPublished: true }, null);
    await createCollection(shop, { ...story, slug: "a-draft" }, null);
    const seen = await createProduct(shop, { name: "Seen", price: 10_000 }, { by: null });
    await createProduct(shop, { name: "Hidden", price: 10_000, isActive: false }, { by: null });
    const gone = await createProduct(shop, { name: "Gone", price: 10_000 }, { by: null });
    await deleteProduct(shop, gone.id, null);
    await updatePage(shop, "returns", { content: "<p>Within a month.</p>" }, null);
    expect(locations(await writeSitemap(shop)).slice(5)).toEqual([
      "http://localhost:3000/pages/returns",
      "http://localhost:3000/collections/gold-and-silver",
      `http://localhost:3000/products/${seen.id}`,
    ]);
  });

  test("gives each URL its date and pictures, without deprecated fields", async () => {
    const url = "https://pictures.example/a ring.jpg?a=1&b=2";
    await shop.db
      .insertInto("products")
      .values({ name: "Ring", priceCents: 100, createdAt: NOW, updatedAt: NOW })
      .execute();
    const { id } = await shop.db.selectFrom("products").select("id").executeTakeFirstOrThrow();
    await shop.db.insertInto("productImages").values({ productId: id, position: 0, url }).execute();
    const xml = await writeSitemap(shop);
    expect(xml).toContain(
      `<url><loc>http://localhost:3000/products/${id}</loc><lastmod>${NOW}</lastmod>` +
        "<image:image><image:loc>https://pictures.example/a%20ring.jpg?a=1&amp;b=2</image:loc></image:image></url>",
    );
    expect(xml).not.toMatch(/image:(caption|title|license|geo_location)/);
  });

  test("becomes an index of files when it is too long for one", async () => {
    for (let index = 1; index <= 3; index += 1) {
      await createProduct(shop, { name: `Piece ${index}`, price: 10_000 }, { by: null });
    }
    expect(locations(await writeSitemap(shop, 3))).toEqual([
      "http://localhost:3000/sitemap/1.xml",
      "http://localhost:3000/sitemap/2.xml",
      "http://localhost:3000/sitemap/3.xml",
    ]);
    const parts = await Promise.all([1, 2, 3].map((part) => writeSitemapPart(shop, part, 3)));
    expect(parts.flatMap(locations)).toEqual(locations(await writeSitemap(shop, 8)));
    await expect(writeSitemapPart(shop, 4, 3)).rejects.toMatchObject({ code: "not-found" });
    await expect(writeSitemapPart(shop, 0, 3)).rejects.toMatchObject({ code: "not-found" });
    await expect(writeSitemapPart(shop, 1)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("the feed of collections", () => {
  test("has items with all fields and absolute URLs", async () => {
    await createCollection(shop, { ...story, isPublished: true }, null);
    const xml = await writeCollectionsFeed(shop);
    expect(xml).toContain("<title>Gold &amp; &lt;silver&gt;</title>");
    expect(xml).toContain("<link>http://localhost:3000/collections/gold-and-silver</link>");
    expect(xml).toContain(
      '<guid isPermaLink="true">http://localhost:3000/collections/gold-and-silver</guid>',
    );
    expect(xml).toContain("<pubDate>Fri, 20 Nov 2026 15:00:00 GMT</pubDate>");
    expect(xml).toContain("<lastBuildDate>Fri, 20 Nov 2026 15:00:00 GMT</lastBuildDate>");
    expect(xml).toContain("<dc:creator>Fernhill Atelier</dc:creator>");
    expect(xml).toContain("<category>Rings</category>");
    expect(xml).toContain("href=&quot;http://localhost:3000/about&quot;");
    expect(xml).toContain(
      '<atom:link href="http://localhost:3000/collections/feed.xml" rel="self"',
    );
  });

  test("keeps an entry's id when its slug changes, and gives it to no other", async () => {
    const { id } = await createCollection(shop, { ...story, isPublished: true }, null);
    const readIds = async () =>
      [...(await writeCollectionsFeed(shop)).matchAll(/<guid[^>]*>([^<]*)</g)].map(([, id]) => id);
    const before = await readIds();
    await updateCollection(shop, id, { slug: "two-metals" }, { by: null });
    expect(await readIds()).toEqual(before);
    expect(await writeCollectionsFeed(shop)).toContain('<guid isPermaLink="false">');
    await shop.db.deleteFrom("redirects").execute();
    await createCollection(shop, { ...story, isPublished: true }, null);
    const both = await readIds();
    expect(both).toContain(before[0]);
    expect(new Set(both).size).toBe(2);
  });

  test("omits drafts, and is valid when empty", async () => {
    await createCollection(shop, story, null);
    const xml = await writeCollectionsFeed(shop);
    expect(xml).not.toContain("<item>");
    expect(xml).toContain("<title>Collections by Fernhill Goldsmith</title>");
  });

  test("has the twenty newest", async () => {
    for (let index = 1; index <= 21; index += 1) {
      shop.clock.advance({ minutes: 1 });
      await createCollection(
        shop,
        {
          ...story,
          title: `Story ${index}`,
          slug: `story-${index}`,
          isPublished: true,
        },
        null,
      );
    }
    const titles = [...(await writeCollectionsFeed(shop)).matchAll(/<title>(Story \d+)</g)];
    expect(titles).toHaveLength(20);
    expect(titles[0]?.[1]).toBe("Story 21");
  });

  test("stays identical until something changes", async () => {
    await createCollection(shop, { ...story, isPublished: true }, null);
    const before = await writeCollectionsFeed(shop);
    shop.clock.advance({ days: 3 });
    expect(await writeCollectionsFeed(shop)).toBe(before);
  });
});

test("the feed of pieces has prices and omits hidden pieces", async () => {
  const piece = {
    name: "Cuff",
    price: 345_000,
    materials: "18k gold",
    description: "Wide & flat.",
  };
  await createProduct(shop, piece, { by: null });
  await createProduct(shop, { ...piece, name: "Hidden", isActive: false }, { by: null });
  const xml = await writeProductsFeed(shop);
  expect(xml).toContain("<description>$3,450.00. Wide &amp; flat.</description>");
  expect(xml).toContain("&lt;p&gt;18k gold, $3,450.00&lt;/p&gt;");
  expect(xml).not.toContain("Hidden");
});

test("a feed starts with its channel, and dates it by its last change", async () => {
  const empty = await writeProductsFeed(shop);
  expect(empty).toContain("<language>en-us</language>");
  expect(empty).not.toContain("<lastBuildDate>");
  await createProduct(shop, { name: "First", price: 100 }, { by: null });
  shop.clock.advance({ hours: 1 });
  await createProduct(shop, { name: "Second", price: 100 }, { by: null });
  const xml = await writeProductsFeed(shop);
  expect(xml).toContain("<lastBuildDate>Fri, 20 Nov 2026 16:00:00 GMT</lastBuildDate>");
  expect(xml.indexOf("<lastBuildDate>")).toBeLessThan(xml.indexOf("<item>"));
});

test("a feed declares the namespace of every prefix that it uses", async () => {
  const [root = ""] = /<rss[^>]*>/.exec(await writeProductsFeed(shop)) ?? [];
  const declared = [...root.matchAll(/xmlns:(\w+)="http/g)].map(([, prefix]) => prefix);
  expect(declared).toEqual(["atom", "content", "dc", "media"]);
});

test("the sitemap dates the home page by the latest piece or collection", async () => {
  const dates = async () =>
    [...(await writeSitemap(shop)).matchAll(/<url>(.*?)<\/url>/g)]
      .slice(0, 4)
      .map(([, entry = ""]) => /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? null);
  expect(await dates()).toEqual([null, null, null, null]);
  await createCollection(shop, { ...story, isPublished: true }, null);
  expect(await dates()).toEqual([NOW, NOW, null, null]);
  shop.clock.advance({ hours: 1 });
  await createProduct(shop, { name: "Ring", price: 100 }, { by: null });
  const later = shop.now().toISOString();
  expect(await dates()).toEqual([later, NOW, later, null]);
});

test("robots.txt allows public pages and names the sitemap", async () => {
  const robots = await writeRobots(shop);
  expect(robots).toContain("Disallow: /admin\n");
  expect(robots).toContain("Sitemap: http://localhost:3000/sitemap.xml\n");
});

test("the manifest has the business's name", async () => {
  expect(JSON.parse(await writeManifest(shop))).toMatchObject({
    name: "Fernhill Goldsmith",
    short_name: "Fernhill",
    start_url: "/",
  });
});

test.each([
  ["Goldsmith 12", "Goldsmith 12"],
  ["Goldsmith 123", "Goldsmith"],
])("the manifest shortens %s to %s", async (businessName, short_name) => {
  await updateSettings(shop, { businessName }, null);
  expect(JSON.parse(await writeManifest(shop))).toMatchObject({ name: businessName, short_name });
});

const NOW = "2026-11-20T15:00:00.000Z";
