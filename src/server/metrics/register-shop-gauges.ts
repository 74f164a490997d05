import { Gauge, type Registry } from "prom-client";
import { listOutgoingMails } from "#domain/infrastructure/mail/outbox/list-outgoing-mails.ts";
import { findLastTask } from "#domain/operations/backup/tasks/find-last-task.ts";
import { measureDiskSpace } from "#domain/operations/backup/local/require-disk-space.ts";
import type { Shop } from "#domain/shop.ts";

type ShopGauge = { name: string; help: string; read: (shop: Shop) => Promise<number | null> };

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

/** Read from the shop at each scrape; "max", since all workers report the same values. */
export function registerShopGauges(shop: Shop, registry: Registry): void {
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
