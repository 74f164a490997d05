import { createServer } from "node:http";
import { openVisitCounter } from "#domain/operations/insights/counting/open-visit-counter.ts";
import type { Shop } from "#domain/shop.ts";
import type { Config } from "../startup/config.ts";
import { CONNECTION_LIMITS } from "./connection-limits.ts";
import { listen } from "./listen.ts";
import { createMetrics } from "../metrics/metrics.ts";
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
  const counting: Shop = { ...shop, visits };
  const readiness: Readiness = { isStopping: false };
  const metrics = createMetrics(shop);
  // A request without a body gets a stream that has already ended: 3 % of a cached page's time.
  const server = createServer({ ...CONNECTION_LIMITS, optimizeEmptyRequests: true });
  const serving = dev
    ? await (await import("./serve-dev.ts")).serveDev(counting, config, server)
    : await (await import("./serve-built.ts")).serveBuilt(counting, config, { readiness, metrics });
  server.on("request", metrics.measure(serving.listener));
  await listen(server, config);
  shutDownOnSignal({
    server,
    readiness,
    trustProxy: config.trustProxy,
    pause: () => void shop.jobs.stop(),
    close: async () => {
      await serving.close();
      await visits.close().catch((error: unknown) => {
        shop.log.error("writing the last counts of visits failed; they are lost", { error });
      });
      await close();
    },
  });
}
