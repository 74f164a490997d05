import { createServer } from "node:http";
import { OpenFeedCounter } from "#domain/channels/catalogue-feeds/open-feed-counter.ts";
import { openVisitCounter } from "#domain/operations/insights/counting/open-visit-counter.ts";
import type { Shop } from "#domain/shop.ts";
import { collectStartupGarbage } from "../startup/collect-startup-garbage.ts";
import type { Config } from "../startup/config.ts";
import { CONNECTION_LIMITS } from "./connection-limits.ts";
import { listen } from "./listen.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { recordDurations } from "../metrics/record-durations.ts";
import type { Readiness } from "../health/readiness.ts";
import { shutDownOnSignal } from "./shut-down-on-signal.ts";

/**
 * Serves visitors until a signal ends the process.
 * @param close releases the caller's resources after the last request
 * @throws ListenError
 */
export async function serveShop(
  shop: Shop,
  config: Config,
  { dev, close }: { dev: boolean; close: () => Promise<void> },
): Promise<void> {
  // React chooses its build by NODE_ENV when it is first imported, which happens below.
  process.env["NODE_ENV"] ??= dev ? "development" : "production";
  const visits = await openVisitCounter(shop);
  const feedFetches = new OpenFeedCounter(shop);
  const counting: Shop = { ...shop, visits, feedFetches };
  const readiness: Readiness = { isStopping: false };
  const metrics = createMetrics(shop);
  const durations = recordDurations(shop, metrics.listPageDurations);
  // A request without a body gets a stream that has already ended: 3 % of a cached page's time.
  const server = createServer({ ...CONNECTION_LIMITS, optimizeEmptyRequests: true });
  const serving = dev
    ? await (await import("./serve-dev.ts")).serveDev(counting, config, server)
    : await (await import("./serve-built.ts")).serveBuilt(counting, config, { readiness, metrics });
  server.on("request", metrics.measure(serving.listener));
  collectStartupGarbage();
  await listen(server, config);
  shutDownOnSignal({
    server,
    readiness,
    trustProxy: config.trustProxy,
    pause: () => void shop.jobs.stop(),
    close: async () => {
      await serving.close();
      for (const counter of [visits, feedFetches, durations]) {
        await counter.close().catch((error: unknown) => {
          shop.log.error("writing the last counts failed; they are lost", { error });
        });
      }
      await close();
    },
  });
}
