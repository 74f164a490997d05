import { readdirSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { Shop } from "#domain/shop.ts";
import { projectFile } from "#project-file";
import { createApp } from "../app.ts";
import type { Config } from "../startup/config.ts";
import { createListBuckets } from "../limits/visitor-rate-limit.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { metricsRoute } from "../metrics/metrics-route.ts";
import { openPageCache } from "../page-cache/open-page-cache.ts";
import type { DocumentAssets } from "#web/storefront/serve/document.tsx";
import { createPageServer } from "#web/storefront/serve/serve-page.server.tsx";
import { createDeskHandler } from "../pages/create-desk-handler.ts";
import { createPageHandler } from "../pages/page-handler.ts";
import type { Readiness } from "../health/readiness.ts";

const CLIENT_FILES = fileURLToPath(projectFile("build/client"));

export type RequestServer = { listener: RequestListener; close: () => Promise<void> };

/** Serves the production build, of which this file is a part. */
export async function serveBuilt(
  shop: Shop,
  config: Config,
  { readiness, metrics }: { readiness: Readiness; metrics: Metrics },
): Promise<RequestServer> {
  const build = await import("virtual:react-router/server-build");
  const lists = createListBuckets();
  const app = createApp({
    shop,
    lists,
    trustProxy: config.trustProxy,
    readiness,
    metrics: metricsRoute(metrics, config.metricsToken),
    metricsToken: config.metricsToken,
    files: [builtFiles()],
    pages: createPageHandler(
      createPageServer(readAssets()),
      createDeskHandler(build, "production"),
    ),
  });
  const listener = shop.revisions
    ? openPageCache(shop, shop.revisions, app.fetch, { trustProxy: config.trustProxy, lists })
    : getRequestListener(app.fetch);
  return { listener, close: () => Promise.resolve() };
}

/** The script and the style sheet of public pages, as the manifest of their build names them. */
function readAssets(): DocumentAssets {
  const manifest = JSON.parse(
    readFileSync(projectFile("build/client/.vite/manifest.json"), "utf8"),
  );
  const addressOf = (name: string) => `/${(manifest[name] as { file: string }).file}`;
  return {
    script: addressOf("src/web/storefront/script/page-script.ts"),
    styles: [addressOf("style.css")],
  };
}

/**
 * Files under /assets have a content hash in their name and are cached forever. Only paths of the build
 * reach the file system.
 */
function builtFiles(): MiddlewareHandler {
  const paths = new Set(
    readdirSync(CLIENT_FILES, { recursive: true, encoding: "utf8" })
      .filter((name) => !name.startsWith("."))
      .map((name) => `/${name}`),
  );
  const serve = serveStatic({
    root: CLIENT_FILES,
    // The build writes .br and .gz beside each text file.
    precompressed: true,
    onFound: (_path, c) => {
      const hashed = c.req.path.startsWith("/assets/");
      c.header(
        "Cache-Control",
        hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
  return (c, next) => (paths.has(c.req.path) ? serve(c, next) : next());
}
