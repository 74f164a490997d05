import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { type Config, ConfigError, readConfig } from "#server/startup/config.ts";
import { checkDeployment } from "#server/startup/check-deployment.ts";
import { DataDirError } from "#server/startup/data-dir.ts";
import { DatabaseVersionError, MigrationError } from "#database/migrate.ts";
import { resumeInterruptedImports } from "#domain/importing/resume/resume-interrupted-imports.ts";
import { getShopState } from "#domain/infrastructure/settings/get-shop-state.ts";
import type { Log, Shop } from "#domain/shop.ts";
import { initializeShop } from "#server/startup/first-run.ts";
import { checkAddress, ListenError } from "#server/http-server/listen.ts";
import { createLog } from "#server/logging/create-log.ts";
import { serveClusterMetrics } from "#server/metrics/cluster-metrics.ts";
import { DatabaseUnreachableError, openShop } from "#server/startup/open-shop.ts";
import { restartForRestore } from "#server/startup/restart-for-restore.ts";
import { restrictDataDir } from "#server/startup/restrict-data-dir.ts";
import { runScheduledJobs } from "#server/scheduled-jobs/run-scheduled-jobs.ts";
import { serveShop } from "#server/http-server/serve-shop.ts";
import { superviseWorkers, WorkerStartError } from "#server/startup/supervise-workers.ts";

const FATAL = [
  ConfigError,
  DataDirError,
  DatabaseVersionError,
  DatabaseUnreachableError,
  ListenError,
  MigrationError,
  WorkerStartError,
];

// Whatever the shop writes is its user's alone.
process.umask(0o077);
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
  if (cluster.isWorker) return serveAsWorker(config, log);
  const { shop, close } = await openShop(config, log);
  await restrictDataDir(config.dataDir, log);
  await initializeShop(shop, config);
  await checkDeployment(shop, config);
  const { isOpen } = await getShopState(shop);
  if (config.workers > 1 && !dev) await supervise(shop, config, close);
  else await serveAlone(shop, config, { dev, close });
  restartForRestore(shop);
  process.stdout.write(
    isOpen
      ? `The shop is open at ${shop.publicUrl}\n`
      : `The shop is running at ${shop.publicUrl}. Visitors see “Opening soon”.\n`,
  );
}

/** One process does everything. */
async function serveAlone(
  shop: Shop,
  config: Config,
  { dev, close }: { dev: boolean; close: () => Promise<void> },
): Promise<void> {
  void (await resumeInterruptedImports(shop));
  const scheduledJobs = runScheduledJobs(shop);
  await serveShop(shop, config, { dev, close: () => scheduledJobs.stop().then(close) });
}

/** The primary process supervises the workers, runs the scheduled jobs and resumes interrupted imports. */
async function supervise(shop: Shop, config: Config, close: () => Promise<void>): Promise<void> {
  void (await resumeInterruptedImports(shop));
  serveClusterMetrics();
  await checkAddress(config);
  const stopWorkers = await superviseWorkers(config.workers, shop.log);
  const scheduledJobs = runScheduledJobs(shop);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([shop.jobs.stop(), stopWorkers()]);
    await scheduledJobs.stop();
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}

/** Serves visitors. The primary process has migrated the database and holds the lock of the data folder. */
async function serveAsWorker(config: Config, log: Log): Promise<void> {
  const { shop, close } = await openShop(config, log, { beside: true });
  await serveShop(shop, config, { dev: false, close });
}
