import { createServer } from "node:http";
import type { Shop } from "#domain/shop.ts";
import type { Config } from "../startup/config.ts";
import { CONNECTION_LIMITS } from "./connection-limits.ts";
import { listen } from "./listen.ts";
import { createMetrics } from "../metrics/metrics.ts";
import type { Readiness } from "../health/readiness.ts";
import { shutDownOnSignal } from "./shut-down-on-signal.ts";

/**
 * Opens the shop to visitors, until a signal ends the process.
 * @param close closes what the caller has opened, after the last request
 * @throws ListenError
 */
export async function serveShop(
  shop: Shop,
  config: Config,
  { dev, close }: { dev: boolean; close: () => Promise<void> },
): Promise<void> {
  // React chooses its build by this; the files imported below are the first to reach it.
  process.env["NODE_ENV"] ??= dev ? "development" : "production";
  const readiness: Readiness = { isStopping: false };
  const metrics = createMetrics(shop);
  // Nobody reads the body of a request that has none: its stream is closed from the beginning.
  const server = createServer({ ...CONNECTION_LIMITS, optimizeEmptyRequests: true });
  const serving = dev
    ? await (await import("./serve-dev.ts")).serveDev(shop, config, server)
    : await (await import("./serve-built.ts")).serveBuilt(shop, config, { readiness, metrics });
  server.on("request", metrics.measure(serving.listener));
  await listen(server, config);
  shutDownOnSignal({
    server,
    readiness,
    trustProxy: config.trustProxy,
    pause: () => void shop.jobs.stop(),
    close: async () => {
      await serving.close();
      await close();
    },
  });
}
