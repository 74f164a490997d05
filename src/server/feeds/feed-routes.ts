import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { writeCollectionsFeed } from "#domain/exporting/feeds/write-collections-feed.ts";
import { writeManifest } from "#domain/exporting/feeds/write-manifest.ts";
import { writeProductsFeed } from "#domain/exporting/feeds/write-products-feed.ts";
import { writeRobots } from "#domain/exporting/feeds/write-robots.ts";
import { writeSitemap, writeSitemapPart } from "#domain/exporting/feeds/write-sitemap.ts";
import type { ApiEnv } from "#http/request-context.ts";

const XML = "application/xml; charset=utf-8";
const RSS = "application/rss+xml; charset=utf-8";

/** Feeds, sitemap, robots.txt and web manifest, each with an ETag. */
export function feedRoutes(): Hono<ApiEnv> {
  const feeds = new Hono<ApiEnv>();
  feeds.on("GET", PATHS, etag());
  feeds.get("/robots.txt", async (c) =>
    sendFeed(c, "text/plain; charset=utf-8", await writeRobots(c.var.shop)),
  );
  feeds.get("/sitemap.xml", async (c) => sendFeed(c, XML, await writeSitemap(c.var.shop)));
  feeds.get("/sitemap/:part{[0-9]{1,6}\\.xml}", async (c) => {
    const part = Number.parseInt(c.req.param("part"), 10);
    return sendFeed(c, XML, await writeSitemapPart(c.var.shop, part));
  });
  feeds.get("/collections/feed.xml", async (c) =>
    sendFeed(c, RSS, await writeCollectionsFeed(c.var.shop)),
  );
  feeds.get("/products/feed.xml", async (c) =>
    sendFeed(c, RSS, await writeProductsFeed(c.var.shop)),
  );
  feeds.get("/manifest.webmanifest", async (c) =>
    sendFeed(c, "application/manifest+json; charset=utf-8", await writeManifest(c.var.shop)),
  );
  return feeds;
}

const PATHS = [
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap/*",
  "/collections/feed.xml",
  "/products/feed.xml",
  "/manifest.webmanifest",
];

/** no-cache: clients store it and revalidate each time, which costs a 304 while it is unchanged. */
function sendFeed(c: Context<ApiEnv>, type: string, body: string): Response {
  return c.body(body, 200, { "Content-Type": type, "Cache-Control": "public, no-cache" });
}
