import { readdirSync } from "node:fs";
import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { Shop } from "#domain/shop.ts";
import { projectFile } from "#project-file";
import { createApp } from "../app.ts";
import type { Config } from "../startup/config.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { metricsRoute } from "../metrics/metrics-route.ts";
import { openPageCache } from "../page-cache/open-page-cache.ts";
import { createPageHandler } from "../pages/create-page-handler.ts";
import type { Readiness } from "../health/readiness.ts";

const CLIENT_FILES = fileURLToPath(projectFile("build/client"));

export type RequestServer = { listener: RequestListener; close: () => Promise<void> };

/** Serves what `npm run build` made, which this is a part of. */
export async function serveBuilt(
  shop: Shop,
  config: Config,
  { readiness, metrics }: { readiness: Readiness; metrics: Metrics },
): Promise<RequestServer> {
  const build = await import("virtual:react-router/server-build");
  const app = createApp({
    shop,
    trustProxy: config.trustProxy,
    readiness,
    metrics: metricsRoute(metrics, config.metricsToken),
    files: [builtFiles()],
    pages: createPageHandler(build, "production"),
  });
  const listener = shop.revisions
    ? openPageCache(shop, shop.revisions, app.fetch)
    : getRequestListener(app.fetch);
  return { listener, close: () => Promise.resolve() };
}

/**
 * Files under /assets carry a hash of their bytes in their name, so they may be kept for ever. The disk
 * is asked for what the build made, and not for every page.
 */
function builtFiles(): MiddlewareHandler {
  const made = new Set(
    readdirSync(CLIENT_FILES, { recursive: true, encoding: "utf8" }).map((name) => `/${name}`),
  );
  const serve = serveStatic({
    root: CLIENT_FILES,
    // Packed at its best when it was built.
    precompressed: true,
    onFound: (_path, c) => {
      const hashed = c.req.path.startsWith("/assets/");
      c.header(
        "Cache-Control",
        hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
  return (c, next) => (made.has(c.req.path) ? serve(c, next) : next());
}
