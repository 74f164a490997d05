import { sql } from "kysely";
import type { Engine } from "./connect.ts";
import { type Migration, MIGRATIONS_FOLDER, readMigrations } from "./read-migrations.ts";
import type { Database } from "./tables.ts";

/** The database is of a version that this one cannot use. Its message says what to do. */
export class DatabaseVersionError extends Error {
  override name = "DatabaseVersionError";
}

/** A migration failed, and none of those that ran with it has changed anything. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/**
 * Runs all pending migrations in one transaction, under a lock: of processes that start together each
 * migration runs once.
 * @param folder of migrations
 * @throws DatabaseVersionError when the database was made before version 1.0.0, or by a newer version
 * @throws MigrationError when one of them fails; the database stays as it was
 */
export async function migrateDatabase(
  db: Database,
  engine: Engine,
  folder: URL = MIGRATIONS_FOLDER,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql.raw(engine === "sqlite" ? "begin immediate" : "begin").execute(connection);
    try {
      if (engine === "postgres") await lockSchema(connection);
      await runMigrations(connection, engine, { folder });
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

/** Of transactions that change the schema of PostgreSQL, one runs at a time: migrations, and restores. */
export async function lockSchema(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(7264331)`.execute(trx);
}

/** The number of the newest migration of this version. */
export const latestVersion = (engine: Engine): number => readMigrations(engine).at(-1)?.number ?? 0;

/**
 * The names of this version's migrations that the database has not had.
 * @throws DatabaseVersionError when it was made before version 1.0.0
 */
export async function listPendingMigrations(db: Database, engine: Engine): Promise<string[]> {
  await requireBaseline(db, engine);
  const newest = (await findSchemaVersion(db, engine)) ?? 0;
  return readMigrations(engine).flatMap(({ number, name }) => (number > newest ? name : []));
}

/** @throws DatabaseVersionError when the database was made before the baseline, the first of the migrations */
export async function requireBaseline(db: Database, engine: Engine): Promise<void> {
  const [baseline] = readMigrations(engine);
  const newest = await findSchemaVersion(db, engine);
  if (!baseline || newest === null || newest >= baseline.number) return;
  throw new DatabaseVersionError(
    "This database was made before version 1.0.0. Back it up with the version that made it (npm run backup), then restore that backup with this version (npm run restore -- FILE --replace). Nothing was changed.",
  );
}

/** The names of all tables that migrations create, as the database spells them. */
export const listMigratedTables = (engine: Engine): string[] => [
  "schema_migrations",
  ...readMigrations(engine).flatMap(({ text }) =>
    [...text.matchAll(/^create (?:virtual )?table (\w+)/gim)].flatMap(([, name]) => name ?? []),
  ),
];

/** The names of all functions that migrations of PostgreSQL create. */
export const listMigratedFunctions = (): string[] => [
  ...new Set(
    readMigrations("postgres").flatMap(({ text }) =>
      [...text.matchAll(/^create (?:or replace )?function (\w+)/gim)].flatMap(
        ([, name]) => name ?? [],
      ),
    ),
  ),
];

/** The number of the newest migration applied to the database; null when it holds no shop. */
export async function findSchemaVersion(db: Database, engine: Engine): Promise<number | null> {
  const known = await (
    engine === "sqlite"
      ? sql`select 1 from sqlite_master where type = 'table' and name = 'schema_migrations'`
      : sql`select 1 where to_regclass('schema_migrations') is not null`
  ).execute(db);
  if (known.rows.length === 0) return null;
  const newest = await sql<{
    number: number | null;
  }>`select max(number) as number from schema_migrations`.execute(db);
  return newest.rows[0]?.number ?? null;
}

type RunOptions = {
  /** The last migration to run after the baseline, for a backup of an older schema. */
  upTo?: number;
  folder?: URL;
};

/** Runs pending migrations within the caller's transaction. */
export async function runMigrations(
  db: Database,
  engine: Engine,
  { upTo = Number.POSITIVE_INFINITY, folder = MIGRATIONS_FOLDER }: RunOptions = {},
): Promise<void> {
  await requireBaseline(db, engine);
  const migrations = readMigrations(engine, folder);
  await sql`create table if not exists schema_migrations (
    number integer primary key,
    name text not null,
    applied_at text not null,
    checksum text not null
  )`.execute(db);
  const applied = await sql<{ number: number }>`select number from schema_migrations`.execute(db);
  const appliedNumbers = new Set(applied.rows.map((row) => row.number));
  const newest = migrations.at(-1)?.number ?? 0;
  const unknown = [...appliedNumbers].find((number) => number > newest);
  if (unknown !== undefined) {
    throw new DatabaseVersionError(
      `The database is at version ${unknown}, this software knows versions up to ${newest}. Start the newer software, or restore a backup made with this one.`,
    );
  }
  for (const [place, migration] of migrations.entries()) {
    const { number, name, checksum } = migration;
    if (appliedNumbers.has(number) || (place > 0 && number > upTo)) continue;
    await runMigration(db, migration);
    await sql`insert into schema_migrations (number, name, applied_at, checksum)
      values (${number}, ${name}, ${new Date().toISOString()}, ${checksum})`.execute(db);
  }
}

async function runMigration(db: Database, { name, text }: Migration): Promise<void> {
  try {
    for (const statement of splitStatements(text)) await sql.raw(statement).execute(db);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(
      `The database could not be updated: ${name} failed (${reason}). Nothing was changed: start the earlier version again, and report this.`,
      { cause: error },
    );
  }
}

/**
 * Splits a migration at each semicolon that ends a line. A statement that contains such lines itself
 * (a trigger, a function) is enclosed in "-- begin" and "-- end".
 */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let current: string[] = [];
  let inBlock = false;
  const finish = () => {
    const statement = current.join("\n").trim();
    if (statement) statements.push(statement);
    current = [];
  };
  for (const line of text.split("\n")) {
    if (line.trim() === "-- begin") inBlock = true;
    else if (line.trim() === "-- end") {
      inBlock = false;
      finish();
    } else if (inBlock || !line.trimStart().startsWith("--")) {
      current.push(line);
      if (!inBlock && line.trimEnd().endsWith(";")) finish();
    }
  }
  finish();
  return statements;
}
