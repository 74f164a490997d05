import { existsSync } from "node:fs";
import type { Health, HealthCheck } from "#contract/operations/health.ts";
import { databaseFile } from "#database/database-file.ts";
import { compareMigrations } from "#database/compare-migrations.ts";
import { DatabaseVersionError } from "#database/migrate.ts";
import type { Database } from "#database/tables.ts";
import { checkHealth } from "#domain/operations/health/check-health.ts";
import { describeMigrations } from "#domain/operations/health/checks/check-migrations.ts";
import { DAMAGED } from "#domain/operations/health/checks/check-database.ts";
import { listInterruptedRestores } from "#domain/operations/backup/restore/resolve-restores.ts";
import { createLog } from "../logging/create-log.ts";
import type { Config } from "../startup/config.ts";
import { connectDatabase } from "../startup/connect-database.ts";
import { DataDirError } from "../startup/data-dir.ts";
import { openShop } from "../startup/open-shop.ts";

/**
 * Runs every check, beside the running shop or on a stopped one, and changes nothing. A shop that can't be
 * opened is the finding: its database is damaged, away or of another version.
 * @throws DataDirError where there is no shop
 */
export async function examineShop(config: Config): Promise<Health> {
  const [interrupted] = await listInterruptedRestores(config.dataDir);
  if (interrupted) return { checks: [describeInterruptedRestore()] };
  if (!config.databaseUrl && !existsSync(databaseFile(config.dataDir))) {
    throw new DataDirError(
      `There is no shop in ${config.dataDir}. Set DATA_DIR, or start it once.`,
    );
  }
  const log = createLog("error", (line) => void process.stderr.write(line));
  const obstacle = await findObstacle(config);
  if (obstacle) return { checks: [obstacle] };
  const opened = await openShop(config, log, { beside: true }).catch((error: unknown) => {
    if (error instanceof Error) return error;
    throw error;
  });
  if (opened instanceof Error) return { checks: [describeDatabase(config, opened)] };
  try {
    return await checkHealth(opened.shop, { isFresh: true });
  } finally {
    await opened.close();
  }
}

/** What keeps the other checks from being made. */
async function findObstacle(config: Config): Promise<HealthCheck | null> {
  let db: Database | undefined;
  try {
    // An embedded database is read as it is opened.
    db = connectDatabase(config);
    const differences = await compareMigrations(db, config.databaseUrl ? "postgres" : "sqlite");
    if (differences.pending.length === 0 && differences.unknown.length === 0) return null;
    return { name: "Database updates", checkedAt: now(), ...describeMigrations(differences) };
  } catch (error) {
    return describeDatabase(config, error);
  } finally {
    await db?.destroy();
  }
}

const now = (): string => new Date().toISOString();

const describeInterruptedRestore = (): HealthCheck => ({
  name: "Database",
  checkedAt: now(),
  state: "failed",
  sentence: "A restore was interrupted.",
  meaning: "Some of the shop’s files are still those from before it.",
  fix: "The next start finishes or undoes it:",
  command: "npm start",
});

function describeDatabase({ databaseUrl }: Config, error: unknown): HealthCheck {
  if (error instanceof DatabaseVersionError) return describeFormerVersion();
  const reason = error instanceof Error ? error.message : String(error);
  const found = databaseUrl ? describeUnreachable(reason) : describeDamaged(reason);
  return { name: "Database", checkedAt: now(), state: "failed", ...found };
}

const describeFormerVersion = (): HealthCheck => ({
  name: "Database updates",
  checkedAt: now(),
  state: "failed",
  sentence: "This database was made before version 1.0.0.",
  meaning: "This version can’t open it.",
  fix: "Back it up with the version that made it, then restore that backup with this version:",
  command: "npm run restore -- FILE --replace",
});

const describeUnreachable = (reason: string) => ({
  sentence: `The database of DATABASE_URL can’t be used: ${reason}.`,
  meaning: "Visitors see cached pages alone, and nothing can be changed.",
  fix: "Check the address, and that PostgreSQL runs and lets this user in.",
});

const describeDamaged = (reason: string) => ({
  sentence: `The database file can’t be read: ${reason}.`,
  ...DAMAGED,
});
