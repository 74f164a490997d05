import { Hono } from "hono";
import type { FeedKind } from "#contract/channels/platforms.ts";
import { feedFingerprint } from "#domain/channels/catalogue-feeds/feed-fingerprint.ts";
import { findFeed } from "#domain/channels/catalogue-feeds/find-feed.ts";
import {
  writeMetaFeed,
  writePinterestFeed,
} from "#domain/channels/catalogue-feeds/write-csv-feed.ts";
import { writeGoogleFeed } from "#domain/channels/catalogue-feeds/write-google-feed.ts";
import type { Shop } from "#domain/shop.ts";
import { isNotModified } from "#http/conditional-request.ts";
import type { ApiEnv } from "#http/request-context.ts";

type Feed = { type: string; write: (shop: Shop) => AsyncGenerator<string> };

const FEEDS: Record<FeedKind, Feed> = {
  google: { type: "application/xml; charset=utf-8", write: writeGoogleFeed },
  meta: { type: "text/csv; charset=utf-8", write: writeMetaFeed },
  pinterest: { type: "text/csv; charset=utf-8", write: writePinterestFeed },
};

/** Product feeds for marketplaces, each at a secret address. */
export function platformFeedRoutes(): Hono<ApiEnv> {
  const feeds = new Hono<ApiEnv>();
  feeds.get("/feeds/:secret/:file", async (c) => {
    const { shop } = c.var;
    const kind = await findFeed(shop, c.req.param("secret"), c.req.param("file"));
    shop.feedFetches?.count(kind, c.req.header("User-Agent"));
    const etag = `"${await feedFingerprint(shop)}"`;
    c.header("ETag", etag);
    c.header("Cache-Control", "private, no-cache");
    c.header("X-Robots-Tag", "noindex");
    if (isNotModified(c.req.header(), etag)) return c.body(null, 304);
    c.header("Content-Type", FEEDS[kind].type);
    return c.newResponse(c.req.method === "HEAD" ? null : toStream(FEEDS[kind].write(shop)));
  });
  return feeds;
}

/** Generates the next part when the reader wants it, so that one part at a time is in memory. */
function toStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
}
