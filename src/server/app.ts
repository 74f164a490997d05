import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { apiRoutes } from "#api/api.ts";
import type { Shop } from "#domain/shop.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { sendErrorResponse } from "#http/send-error-response.ts";
import { platformFeedRoutes } from "./feeds/platform-feed-routes.ts";
import { feedRoutes } from "./feeds/feed-routes.ts";
import { healthRoutes } from "./health/health-routes.ts";
import { setPageCacheControl } from "./pages/set-page-cache-control.ts";
import { searchRateLimit } from "./limits/search-rate-limit.ts";
import { logRequests } from "./logging/log-requests.ts";
import { mediaRoutes } from "./media/media-routes.ts";
import { provideRequestContext } from "./request-context/provide-request-context.ts";
import type { PageHandler } from "./pages/create-page-handler.ts";
import { rejectCrossSiteWrites } from "./sessions/reject-cross-site-writes.ts";
import type { Readiness } from "./health/readiness.ts";
import { loadSessionUser } from "./sessions/load-session-user.ts";

export type AppOptions = {
  shop: Shop;
  /** How many proxies in front may be believed. */
  trustProxy: number;
  /** Serve the files of the build; nothing in development, where they come from the source. */
  files: MiddlewareHandler[];
  /** Answers everything that is not a call or a file: the pages. */
  pages: PageHandler;
  /** Told when the process is about to end. */
  readiness?: Readiness;
  /** Served at /metrics, where there are any. */
  metrics?: Hono<ApiEnv>;
};

/** The whole shop as one function from request to answer. */
export function createApp(options: AppOptions): Hono<ApiEnv> {
  const { shop, trustProxy, files, pages, readiness, metrics } = options;
  const app = new Hono<ApiEnv>();
  app.onError(sendErrorResponse);
  app.use(provideRequestContext(shop, trustProxy));
  app.use(logRequests);
  app.route("/", healthRoutes(readiness ?? { isStopping: false }));
  if (metrics) app.route("/", metrics);
  app.route("/media", mediaRoutes());
  app.use(compress());
  app.route("/", feedRoutes());
  app.route("/", platformFeedRoutes());
  for (const serve of files) app.use(serve);
  app.use(loadSessionUser, rejectCrossSiteWrites, searchRateLimit());
  app.route("/api", apiRoutes());
  app.all("*", setPageCacheControl, (c) => pages(c.req.raw, c.var));
  return app;
}
