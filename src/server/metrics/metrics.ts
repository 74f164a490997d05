import cluster from "node:cluster";
import type { RequestListener } from "node:http";
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Shop } from "#domain/shop.ts";
import { requestClusterMetrics } from "./cluster-metrics.ts";
import { routeTemplate } from "./route-template.ts";

export type Metrics = {
  /** Wraps a listener so that its requests are measured. */
  measure: (listener: RequestListener) => RequestListener;
  /** The text Prometheus scrapes: of this process, or of all workers together. */
  read: () => Promise<{ type: string; text: string }>;
};

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Metrics of the process (event loop lag, memory), of its requests by route template, and of the shop's
 * imports and backups. They hold no address, name or search of a visitor.
 */
export function createMetrics(shop: Shop): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of HTTP requests by method, route template and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  registerShopGauges(shop, registry);
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry);
    // Its constructor registers the listener that answers the primary process.
    void new AggregatorRegistry();
  }
  return {
    measure: (listener) => (request, response) => {
      const started = performance.now();
      response.once("close", () => {
        const { method = "", url = "" } = request;
        const labels = {
          method: METHODS.has(method) ? method : "other",
          route: routeTemplate(method, url),
          status: response.writableFinished ? response.statusCode : "cut off",
        };
        durations.observe(labels, (performance.now() - started) / 1000);
      });
      listener(request, response);
    },
    read: async () => ({
      type: registry.contentType,
      text: cluster.isWorker ? await requestClusterMetrics() : await registry.metrics(),
    }),
  };
}

/** Read from the database at each scrape; "max", since all workers report the same values. */
function registerShopGauges({ db, log }: Shop, registry: Registry): void {
  const gauge = (name: string, help: string, read: () => Promise<number | null>) =>
    new Gauge({
      name,
      help,
      aggregator: "max",
      registers: [registry],
      async collect() {
        try {
          const value = await read();
          if (value !== null) this.set(value);
        } catch (error) {
          log.warn("reading a metric failed; its last value is reported", { name, error });
        }
      },
    });
  gauge("shop_imports_running", "Imports in progress.", async () => {
    const query = db.selectFrom("importRuns").where("state", "in", ["reading", "applying"]);
    const counted = query.select((eb) => eb.fn.countAll<number>().as("count"));
    return (await counted.executeTakeFirstOrThrow()).count;
  });
  const lastHelp = "End of the last nightly backup, in seconds since 1970.";
  gauge("shop_last_backup_timestamp_seconds", lastHelp, async () => {
    const query = db
      .selectFrom("backupRuns")
      .select("finishedAt")
      .where("finishedAt", "is not", null);
    const last = await query.orderBy("finishedAt", "desc").limit(1).executeTakeFirst();
    return last?.finishedAt ? Date.parse(last.finishedAt) / 1000 : null;
  });
  gauge("shop_backup_failed", "1 when the last nightly backup failed.", async () => {
    const query = db.selectFrom("backupRuns").select("problem");
    const last = await query.orderBy("night", "desc").limit(1).executeTakeFirst();
    return last?.problem ? 1 : 0;
  });
}
