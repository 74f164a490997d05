import { type Context, Hono } from "hono";
import type { FeedKind } from "#contract/platforms.ts";
import { feedFingerprint } from "#domain/channels/catalogue-feeds/feed-fingerprint.ts";
import { findFeed } from "#domain/channels/catalogue-feeds/find-feed.ts";
import {
  writeMetaFeed,
  writePinterestFeed,
} from "#domain/channels/catalogue-feeds/write-csv-feed.ts";
import { writeGoogleFeed } from "#domain/channels/catalogue-feeds/write-google-feed.ts";
import type { Shop } from "#domain/shop.ts";
import type { ApiEnv } from "#http/request-context.ts";

type Feed = { type: string; write: (shop: Shop) => AsyncGenerator<string> };

const FEEDS: Record<FeedKind, Feed> = {
  google: { type: "application/xml; charset=utf-8", write: writeGoogleFeed },
  meta: { type: "text/csv; charset=utf-8", write: writeMetaFeed },
  pinterest: { type: "text/csv; charset=utf-8", write: writePinterestFeed },
};

/** The catalogue as marketplaces fetch it, each below a secret of its own. */
export function platformFeedRoutes(): Hono<ApiEnv> {
  const feeds = new Hono<ApiEnv>();
  feeds.get("/feeds/:secret/:file", async (c) => {
    const { shop } = c.var;
    const kind = await findFeed(shop, c.req.param("secret"), c.req.param("file"));
    const tag = `"${await feedFingerprint(shop)}"`;
    c.header("ETag", tag);
    c.header("Cache-Control", "private, no-cache");
    c.header("X-Robots-Tag", "noindex");
    if (isKnown(c, tag)) return c.body(null, 304);
    c.header("Content-Type", FEEDS[kind].type);
    return c.newResponse(c.req.method === "HEAD" ? null : toStream(FEEDS[kind].write(shop)));
  });
  return feeds;
}

/** What was compressed on its way bears a weak tag, and is the same. */
const isKnown = (c: Context, tag: string): boolean =>
  (c.req.header("If-None-Match") ?? "")
    .split(",")
    .some((each) => [tag, "*"].includes(each.trim().replace(/^W\//, "")));

/** Written as it is read: a slow reader holds one part in memory. */
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
