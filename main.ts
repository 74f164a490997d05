import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { type Config, ConfigError, readConfig } from "#server/startup/config.ts";
import { checkDeployment } from "#server/startup/check-deployment.ts";
import { DataDirError } from "#server/startup/data-dir.ts";
import { DatabaseTooNewError } from "#database/migrate.ts";
import { resumeInterruptedImports } from "#domain/importing/resume/resume-interrupted-imports.ts";
import type { Log, Shop } from "#domain/shop.ts";
import { initializeShop } from "#server/startup/first-run.ts";
import { ListenError } from "#server/http-server/listen.ts";
import { createLog } from "#server/logging/create-log.ts";
import { serveClusterMetrics } from "#server/metrics/cluster-metrics.ts";
import { DatabaseUnreachableError, openShop } from "#server/startup/open-shop.ts";
import { runScheduledJobs } from "#server/scheduled-jobs/run-scheduled-jobs.ts";
import { serveShop } from "#server/http-server/serve-shop.ts";
import { superviseWorkers, WorkerStartError } from "#server/startup/supervise-workers.ts";

const FATAL = [
  ConfigError,
  DataDirError,
  DatabaseTooNewError,
  DatabaseUnreachableError,
  ListenError,
  WorkerStartError,
];

try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await start(process.argv.includes("--dev"));
} catch (error) {
  if (!FATAL.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

async function start(dev: boolean): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  if (cluster.isWorker) return work(config, log);
  const { shop, close } = await openShop(config, log);
  await initializeShop(shop, config);
  await checkDeployment(shop, config);
  if (config.workers > 1 && !dev) await supervise(shop, config, close);
  else await serveAlone(shop, config, { dev, close });
  process.stdout.write(`The shop is open at ${shop.publicUrl}\n`);
}

/** One process does everything. */
async function serveAlone(
  shop: Shop,
  config: Config,
  { dev, close }: { dev: boolean; close: () => Promise<void> },
): Promise<void> {
  // Before anybody can begin work of their own.
  void (await resumeInterruptedImports(shop, { alone: shop.engine === "sqlite" }));
  const chores = runScheduledJobs(shop);
  await serveShop(shop, config, { dev, close: () => chores.stop().then(close) });
}

/** The first process keeps the workers, and does what is done once: the chores, and work left undone. */
async function supervise(shop: Shop, config: Config, close: () => Promise<void>): Promise<void> {
  // Before any worker can begin work of its own.
  void (await resumeInterruptedImports(shop, { alone: shop.engine === "sqlite" }));
  serveClusterMetrics();
  const endWorkers = await superviseWorkers(config.workers, shop.log);
  const chores = runScheduledJobs(shop);
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await Promise.all([shop.jobs.stop(), endWorkers()]);
    await chores.stop();
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void end());
  process.on("SIGINT", () => void end());
}

/** Serves visitors. The first process has prepared the database, holds the folder and does the chores. */
async function work(config: Config, log: Log): Promise<void> {
  const { shop, close } = await openShop(config, log, { beside: true });
  await serveShop(shop, config, { dev: false, close });
}
