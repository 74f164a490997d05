import { rm } from "node:fs/promises";
import { databaseFile } from "#database/database-file.ts";
import type { Mailer } from "#domain/services/mailer.ts";
import { sql } from "kysely";
import type { Engine } from "#database/connect.ts";
import {
  DatabaseVersionError,
  findSchemaVersion,
  migrateDatabase,
  MigrationError,
  latestVersion,
  requireBaseline,
} from "#database/migrate.ts";
import type { Database } from "#database/tables.ts";
import { createJobs } from "#domain/services/jobs.ts";
import { RefusalCache } from "#domain/services/refusal-cache.ts";
import { openMediaLibrary } from "#domain/media/media-library.ts";
import { uploadFolder } from "#domain/media/storage/upload-folder.ts";
import { revokeAllLeases } from "#domain/infrastructure/leases/with-lease.ts";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { openRevisions } from "#domain/infrastructure/revisions/open-revisions.ts";
import { rebuildOutdatedIndex } from "#domain/infrastructure/search/rebuild/rebuild-outdated-index.ts";
import { carryOutRestore } from "#domain/operations/backup/restore/restore-at-start.ts";
import { resolveRestores } from "#domain/operations/backup/restore/resolve-restores.ts";
import { DomainError } from "#domain/errors.ts";
import type { Log, Shop } from "#domain/shop.ts";
import { FairSignInQueue } from "#domain/access/rate-limit/sign-in-queue.ts";
import type { Config } from "./config.ts";
import { connectDatabase } from "./connect-database.ts";
import { DataDirError, lockDataDir, prepareDataDir } from "./data-dir.ts";
import { loadSecrets } from "./secrets.ts";
import { shopStorageFromConfig } from "./shop-storage-from-config.ts";

/** The database of DATABASE_URL cannot be used. Its message is written for the person who starts the shop. */
export class DatabaseUnreachableError extends Error {
  override name = "DatabaseUnreachableError";
}

/**
 * Opens everything operations use: data folder, migrated database, media.
 * @param beside for a worker or a command beside the running shop: takes no lock and migrates nothing
 * @throws DataDirError, DatabaseUnreachableError, DatabaseVersionError,
 * MigrationError; nothing is changed then
 */
export async function openShop(
  config: Config,
  log: Log,
  { beside = false } = {},
): Promise<{ shop: Shop; close: () => Promise<void> }> {
  await prepareDataDir(config.dataDir);
  const engine: Engine = config.databaseUrl ? "postgres" : "sqlite";
  const lock = config.databaseUrl || beside ? undefined : lockDataDir(config.dataDir);
  if (!beside) await completeRestores(config, log);
  const db = connectDatabase(config);
  await prepareDatabase(db, engine, beside);
  const secrets = await loadSecrets(config);
  const media = await openMediaLibrary(config);
  const outbound = createOutboundClient({
    // The shop may fetch from its own address, even a private one.
    allow: [...config.outboundAllow, withPort(config.publicUrl)],
  });
  const jobs = createJobs();
  const mail = config.mail ? await openMail(config.mail) : null;
  const revisions = openRevisions({ db, engine }, databaseFile(config.dataDir));
  const shop: Shop = {
    db,
    engine,
    now: () => new Date(),
    log,
    media,
    outbound,
    jobs,
    signInQueue: new FairSignInQueue(),
    refusals: new RefusalCache(),
    mail,
    secrets: { ...secrets, backupPassphrase: config.backupPassphrase },
    revisions,
    ...placesOf(config),
  };
  if (!beside) await finishInterrupted(shop);
  return {
    shop,
    close: async () => {
      await jobs.stop();
      media.close();
      mail?.close();
      await outbound.close();
      revisions.close();
      await db.destroy();
      lock?.release();
    },
  };
}

/** Restores that were interrupted or requested, before the database is opened that they put in place. */
async function completeRestores(config: Config, log: Log): Promise<void> {
  try {
    for (const sentence of await resolveRestores(config)) log.warn(sentence);
    const { backupPassphrase: passphrase } = config;
    await carryOutRestore(shopStorageFromConfig(config), { passphrase, log });
  } catch (error) {
    if (error instanceof DomainError) throw new DataDirError(error.message, { cause: error });
    throw config.databaseUrl ? unreachable(error) : error;
  }
}

/**
 * What a former process has left: its leases where no other process uses this database, unfinished uploads, and the
 * search index of an older version.
 */
async function finishInterrupted(shop: Shop): Promise<void> {
  if (shop.engine === "sqlite") await revokeAllLeases(shop);
  if (shop.dataDir) await rm(uploadFolder(shop.dataDir), { recursive: true, force: true });
  await rebuildOutdatedIndex(shop);
}

/** Where the shop's files, copies of them and its pages are. */
const placesOf = ({ dataDir, backupBucket, publicUrl }: Config) => ({
  dataDir,
  backupBucket,
  publicUrl: publicUrl.href.replace(/\/$/, ""),
});

/** Imported lazily: a shop without mail does not load the mail client. */
async function openMail({ smtpUrl, from }: NonNullable<Config["mail"]>): Promise<Mailer> {
  const { openMailer } = await import("#domain/infrastructure/mail/open-mailer.ts");
  return openMailer(smtpUrl, from);
}

function withPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
}

async function requireNewestVersion(db: Database, engine: Engine): Promise<void> {
  await requireBaseline(db, engine);
  if ((await findSchemaVersion(db, engine)) === latestVersion(engine)) return;
  throw new DataDirError(
    "The shop that runs is of another version than this command. Stop it, or start it anew, and try again.",
  );
}

async function prepareDatabase(db: Database, engine: Engine, beside: boolean): Promise<void> {
  try {
    await sql`select 1`.execute(db);
    if (beside) await requireNewestVersion(db, engine);
    else await migrateDatabase(db, engine);
  } catch (error) {
    await db.destroy();
    const isExpected = error instanceof DatabaseVersionError || error instanceof MigrationError;
    if (isExpected || engine === "sqlite") throw error;
    throw unreachable(error);
  }
}

const unreachable = (cause: unknown): DatabaseUnreachableError =>
  new DatabaseUnreachableError(
    `The database of DATABASE_URL cannot be used: ${cause instanceof Error ? cause.message : String(cause)}. Check the address, and that PostgreSQL runs and lets this user in.`,
    { cause },
  );
