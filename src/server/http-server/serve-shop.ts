import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { OpenFeedCounter } from "#domain/channels/catalogue-feeds/open-feed-counter.ts";
import { openVisitCounter } from "#domain/operations/insights/counting/open-visit-counter.ts";
import type { Shop } from "#domain/shop.ts";
import type { Config } from "../startup/config.ts";
import { listen } from "./listen.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { recordDurations } from "../metrics/record-durations.ts";
import type { Readiness } from "../health/readiness.ts";

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

const SECOND = 1000;

/** Slowloris connections are closed soon, while an upload of fifty photos may take minutes. */
const CONNECTION_LIMITS = {
  keepAliveTimeout: 65 * SECOND,
  headersTimeout: 20 * SECOND,
  requestTimeout: 15 * 60 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
};

const GRACE_PERIOD_MILLISECONDS = 10_000;
/** How long a proxy takes to notice that /readyz fails. */
const READINESS_DELAY_MILLISECONDS = 2000;

type Shutdown = {
  server: Server;
  readiness: Readiness;
  /** Number of proxies in front; without one nothing polls /readyz. */
  trustProxy: number;
  /** Pauses long jobs, whose end requests may be waiting for. */
  pause: () => void;
  /** Releases everything the server uses. */
  close: () => Promise<void>;
};

/**
 * Graceful shutdown on SIGTERM and SIGINT: fails /readyz, refuses new connections, drains requests in
 * flight, then closes everything.
 */
function shutDownOnSignal(shutdown: Shutdown): void {
  const { readiness, pause } = shutdown;
  const begin = () => {
    if (readiness.isStopping) return;
    readiness.isStopping = true;
    pause();
    void stop(shutdown).then(() => process.exit(0));
  };
  process.on("SIGTERM", begin);
  process.on("SIGINT", begin);
}

async function stop({ server, trustProxy, close }: Shutdown): Promise<void> {
  if (trustProxy > 0) await sleep(READINESS_DELAY_MILLISECONDS);
  const timeout = setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MILLISECONDS);
  // A keep-alive connection becomes idle when its last request ends.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(timeout);
  clearInterval(idle);
  await Promise.race([close(), sleep(GRACE_PERIOD_MILLISECONDS)]);
}
