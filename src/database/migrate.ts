import { sql } from "kysely";
import type { Engine } from "./connect.ts";
import { fillNameKeys, LAST_KEY_MIGRATION } from "./fill-name-keys.ts";
import { recordChecksums } from "./migration-checksums.ts";
import { type Migration, MIGRATIONS_FOLDER, readMigrations } from "./read-migrations.ts";
import type { Database } from "./tables.ts";

/** The database was written by a newer version of this software. */
export class DatabaseTooNewError extends Error {}

/** A migration failed, and none of those that ran with it has changed anything. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/**
 * Runs all pending migrations in one transaction, under a lock: of processes that start together each
 * migration runs once.
 * @param folder with a folder of migrations for each engine
 * @returns a sentence for each name that had to be changed
 * @throws DatabaseTooNewError when the database knows a migration that this version does not
 * @throws MigrationError when one of them fails; the database stays as it was
 */
export async function migrateDatabase(
  db: Database,
  engine: Engine,
  folder: URL = MIGRATIONS_FOLDER,
): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await sql.raw(engine === "sqlite" ? "begin immediate" : "begin").execute(connection);
    try {
      if (engine === "postgres") await lockSchema(connection);
      const renamed = await runMigrations(connection, engine, { folder });
      await recordChecksums(connection, engine, readMigrations(engine, folder));
      await sql`commit`.execute(connection);
      return renamed;
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

/** The names of this version's migrations that the database has not had. */
export async function listPendingMigrations(db: Database, engine: Engine): Promise<string[]> {
  const newest = (await findSchemaVersion(db, engine)) ?? 0;
  return readMigrations(engine).flatMap(({ number, name }) => (number > newest ? name : []));
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
  /** The last migration to run, for a backup of an older schema. */
  upTo?: number;
  folder?: URL;
};

/**
 * Runs pending migrations within the caller's transaction.
 * @returns a sentence for each name that had to be changed
 */
export async function runMigrations(
  db: Database,
  engine: Engine,
  { upTo = Number.POSITIVE_INFINITY, folder = MIGRATIONS_FOLDER }: RunOptions = {},
): Promise<string[]> {
  const migrations = readMigrations(engine, folder);
  await sql`create table if not exists schema_migrations (
    number integer primary key,
    name text not null,
    applied_at text not null
  )`.execute(db);
  const applied = await sql<{ number: number }>`select number from schema_migrations`.execute(db);
  const appliedNumbers = new Set(applied.rows.map((row) => row.number));
  const newest = migrations.at(-1)?.number ?? 0;
  const unknown = [...appliedNumbers].find((number) => number > newest);
  if (unknown !== undefined) {
    throw new DatabaseTooNewError(
      `The database is at version ${unknown}, this software knows versions up to ${newest}. Start the newer software, or restore a backup made with this one.`,
    );
  }
  for (const migration of migrations) {
    if (appliedNumbers.has(migration.number) || migration.number > upTo) continue;
    await runMigration(db, migration);
    await sql`insert into schema_migrations (number, name, applied_at)
      values (${migration.number}, ${migration.name}, ${new Date().toISOString()})`.execute(db);
  }
  return upTo < LAST_KEY_MIGRATION ? [] : fillNameKeys(db);
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
