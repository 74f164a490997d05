import cluster from "node:cluster";
import type { RequestListener } from "node:http";
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Shop } from "#domain/shop.ts";
import { requestClusterMetrics } from "./cluster-metrics.ts";
import { RequestDurationHistogram } from "./request-duration-histogram.ts";

export type Metrics = {
  /** The same listener, measured. */
  measure: (listener: RequestListener) => RequestListener;
  /** What Prometheus reads: of this process, or of all workers together. */
  read: () => Promise<{ type: string; text: string }>;
};

/**
 * Counts what the process does: requests by the template of their address, the lag of its loop, memory,
 * work under way. No address, name or search of a visitor is in it.
 */
export function createMetrics(shop: Shop): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new RequestDurationHistogram(registry);
  gaugeShop(shop, registry);
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry);
    // Made to listen for the first process asking.
    void new AggregatorRegistry();
  }
  return {
    measure: (listener) => (request, response) => {
      const started = performance.now();
      const seconds = () => (performance.now() - started) / 1000;
      listener(request, response);
      // What is kept is handed over at once, and nobody waits for its end.
      if (response.writableEnded) durations.add(request, response.statusCode, seconds());
      else {
        response.once("close", () => {
          const status = response.writableFinished ? response.statusCode : "cut off";
          durations.add(request, status, seconds());
        });
      }
    },
    read: async () => ({
      type: registry.contentType,
      text: cluster.isWorker ? await requestClusterMetrics() : await registry.metrics(),
    }),
  };
}

/** What the database knows, read when it is asked for; all workers tell the same. */
function gaugeShop({ db, log }: Shop, registry: Registry): void {
  const gauge = (name: string, help: string, ask: () => Promise<number | null>) =>
    new Gauge({
      name,
      help,
      aggregator: "max",
      registers: [registry],
      async collect() {
        try {
          const value = await ask();
          if (value !== null) this.set(value);
        } catch (error) {
          log.warn("a figure could not be read", { name, error });
        }
      },
    });
  gauge("shop_imports_running", "Imports that are under way.", async () => {
    const query = db.selectFrom("importRuns").where("state", "in", ["reading", "applying"]);
    const counted = query.select((eb) => eb.fn.countAll<number>().as("count"));
    return (await counted.executeTakeFirstOrThrow()).count;
  });
  const lastHelp = "When the last nightly backup was finished, in seconds since 1970.";
  gauge("shop_last_backup_timestamp_seconds", lastHelp, async () => {
    const query = db
      .selectFrom("backupRuns")
      .select("finishedAt")
      .where("finishedAt", "is not", null);
    const last = await query.orderBy("finishedAt", "desc").limit(1).executeTakeFirst();
    return last?.finishedAt ? Date.parse(last.finishedAt) / 1000 : null;
  });
  gauge("shop_backup_failed", "1 when the last night made no backup.", async () => {
    const query = db.selectFrom("backupRuns").select("problem");
    const last = await query.orderBy("night", "desc").limit(1).executeTakeFirst();
    return last?.problem ? 1 : 0;
  });
}
