import cluster from "node:cluster";
import type { RequestListener } from "node:http";
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { DurationCount } from "#domain/operations/health/durations/write-durations.ts";
import type { Shop } from "#domain/shop.ts";
import { calls } from "#api/calls.ts";
import { listOutgoingMails } from "#domain/infrastructure/mail/outbox/list-outgoing-mails.ts";
import { findLastTask } from "#domain/operations/backup/schedule/run-task.ts";
import { measureDiskSpace } from "#domain/operations/backup/write/backup-files.ts";
import { requestClusterMetrics } from "./cluster-metrics.ts";
import { listPageDurations } from "./list-page-durations.ts";

const GAUGES: ShopGauge[] = [
  {
    name: "shop_imports_running",
    help: "Imports in progress.",
    read: async ({ db }) => {
      const query = db.selectFrom("importRuns").where("state", "in", ["reading", "applying"]);
      const counted = query.select((eb) => eb.fn.countAll<number>().as("count"));
      return (await counted.executeTakeFirstOrThrow()).count;
    },
  },
  {
    name: "shop_last_backup_timestamp_seconds",
    help: "End of the last nightly backup, in seconds since 1970.",
    read: async (shop) => {
      const { finished } = await findLastTask(shop, "nightly");
      return finished && Date.parse(finished.finishedAt) / 1000;
    },
  },
  {
    name: "shop_backup_failed",
    help: "1 when the last nightly backup failed.",
    read: async (shop) => ((await findLastTask(shop, "nightly")).problem === null ? 0 : 1),
  },
  {
    name: "shop_backup_tasks_failed",
    help: "Copies to the bucket and rehearsals of a restore whose last try failed.",
    read: async (shop) => {
      const copy = await findLastTask(shop, "copy");
      const rehearsal = await findLastTask(shop, "rehearsal");
      return [copy, rehearsal].filter(({ problem }) => problem !== null).length;
    },
  },
  {
    name: "shop_disk_free_bytes",
    help: "Free space on the disk of the shop's files.",
    read: async ({ dataDir }) => (await measureDiskSpace(dataDir)).free,
  },
  {
    name: "shop_disk_needed_bytes",
    help: "Free space that the next backup needs.",
    read: async ({ dataDir }) => (await measureDiskSpace(dataDir)).needed,
  },
  {
    name: "shop_emails_failed",
    help: "Emails to customers that could not be sent and were not dismissed.",
    read: async (shop) => (await listOutgoingMails(shop, { isFailed: true })).length,
  },
];

export type Metrics = {
  /** Wraps a listener so that its requests are measured. */
  measure: (listener: RequestListener) => RequestListener;
  /** The text Prometheus scrapes: of this process, or of all workers together. */
  read: () => Promise<{ type: string; text: string }>;
  /** How long this process's pages took, since it began. */
  listPageDurations: () => Promise<DurationCount[]>;
};

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Metrics of the process (event loop lag, memory), of its requests by route template, and of the shop's
 * imports, backups, disk and emails. They hold no address, name or search of a visitor.
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
    listPageDurations: async () => listPageDurations(await durations.get()),
    read: async () => ({
      type: registry.contentType,
      text: cluster.isWorker ? await requestClusterMetrics() : await registry.metrics(),
    }),
  };
}

/** Templates of pages and files; the first match counts. */
const PAGE_ROUTES: [RegExp, string][] = [
  [/^\/$/, "/"],
  [/^\/products\/\d+$/, "/products/:id"],
  [/^\/(products|collections|blog|about)$/, "/$1"],
  [/^\/(collections|pages)\/[^/]+$/, "/$1/:slug"],
  [/^\/(inquiries|quotes|waiting-list)\/[^/]+$/, "/$1/:secret"],
  [/^\/(media|assets|images|sample)\//, "/$1/*"],
  [/^\/(healthz|readyz|metrics)$/, "/$1"],
  [/^\/(admin|migrate)(\/.*)?$/, "/$1/*"],
  [/\.(xml|txt|webmanifest)$/, "feeds"],
];

const CALLS = calls.map(({ method, path }) => ({
  method: method.toUpperCase(),
  template: `/api${path}`,
  pattern: new RegExp(`^/api${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The route template of a URL, without ids, names or searches: few labels, none of them personal. */
export function routeTemplate(method: string, url: string): string {
  const [path = ""] = url.split("?", 1);
  if (path.startsWith("/api/")) return callOf(method === "HEAD" ? "GET" : method, path);
  for (const [pattern, template] of PAGE_ROUTES) {
    const found = pattern.exec(path);
    if (found) return template.replace("$1", found[1] ?? "");
  }
  return "other";
}

function callOf(method: string, path: string): string {
  const call = CALLS.find((each) => each.method === method && each.pattern.test(path));
  return call?.template ?? "other";
}

type ShopGauge = { name: string; help: string; read: (shop: Shop) => Promise<number | null> };

/** Read from the shop at each scrape; "max", since all workers report the same values. */
function registerShopGauges(shop: Shop, registry: Registry): void {
  for (const { name, help, read } of GAUGES) {
    const gauge = new Gauge({
      name,
      help,
      aggregator: "max",
      registers: [registry],
      async collect() {
        try {
          const value = await read(shop);
          if (value !== null) gauge.set(value);
        } catch (error) {
          shop.log.warn("reading a metric failed; its last value is reported", { name, error });
        }
      },
    });
  }
}
