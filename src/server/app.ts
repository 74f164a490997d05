import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { apiRoutes } from "#api/api.ts";
import type { Shop } from "#domain/shop.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { FORM_BODY_LIMIT, limitBody } from "#http/limit-body.ts";
import { sendErrorResponse } from "#http/send-error-response.ts";
import { platformFeedRoutes } from "./feeds/platform-feed-routes.ts";
import { feedRoutes } from "./feeds/feed-routes.ts";
import { healthRoutes } from "./health/health-routes.ts";
import { countPages } from "./pages/count-pages.ts";
import { speculationRulesRoute } from "./pages/speculation-rules.ts";
import { showComingSoon } from "./pages/show-coming-soon.ts";
import { setPageCacheControl } from "./pages/set-page-cache-control.ts";
import { finishUnreadBody } from "./limits/finish-unread-body.ts";
import { limitVisitorBodies } from "./limits/limit-visitor-bodies.ts";
import type { TokenBuckets } from "./limits/token-buckets.ts";
import { createListBuckets, visitorRateLimit } from "./limits/visitor-rate-limit.ts";
import { logRequests } from "./logging/log-requests.ts";
import { iconRoutes } from "./icons/icon-routes.ts";
import { mediaRoutes } from "./media/media-routes.ts";
import { provideRequestContext } from "./request-context/provide-request-context.ts";
import type { PageHandler } from "./pages/page-handler.ts";
import { rejectCrossSiteWrites } from "./sessions/reject-cross-site-writes.ts";
import type { Readiness } from "./health/readiness.ts";
import { loadSessionUser } from "./sessions/load-session-user.ts";

export type AppOptions = {
  shop: Shop;
  /** Number of trusted proxies in front. */
  trustProxy: number;
  /** Serve the files of the build; empty in development, where Vite serves them. */
  files: MiddlewareHandler[];
  /** Handles every request that is not an API call or a file. */
  pages: PageHandler;
  /** Read by /readyz; not ready while the process shuts down. */
  readiness?: Readiness;
  /** The route /metrics. */
  metrics?: Hono<ApiEnv>;
  /** Who bears it may read every check of the shop's health; without one only this machine may. */
  metricsToken?: string | undefined;
  /** Counts the lists that anonymous visitors read; shared with the page cache where there is one. */
  lists?: TokenBuckets;
};

/** The whole application as one function from request to response. */
export function createApp(options: AppOptions): Hono<ApiEnv> {
  const { shop, trustProxy, files, pages, readiness, metrics, metricsToken, lists } = options;
  const app = new Hono<ApiEnv>();
  app.onError(sendErrorResponse);
  app.use(provideRequestContext(shop, trustProxy));
  app.use(logRequests, finishUnreadBody);
  app.route("/", healthRoutes(readiness ?? { isStopping: false }, metricsToken));
  if (metrics) app.route("/", metrics);
  app.route("/media", mediaRoutes());
  app.use(compress());
  app.route("/", iconRoutes());
  app.route("/", speculationRulesRoute());
  for (const serve of files) app.use(serve);
  app.use(loadSessionUser, rejectCrossSiteWrites);
  app.use(visitorRateLimit(lists ?? createListBuckets()), limitVisitorBodies());
  app.route("/", feedRoutes());
  app.route("/", platformFeedRoutes());
  app.route("/api", apiRoutes());
  const shown = showComingSoon(pages);
  app.all("*", limitBody(FORM_BODY_LIMIT), countPages, setPageCacheControl, (c) =>
    shown(c.req.raw, c.var),
  );
  return app;
}
