import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Engine } from "./connect.ts";
import { type Migration, readMigrations } from "./read-migrations.ts";
import type { Database } from "./tables.ts";

type Applied = { number: number; name: string; checksum: string | null };

/**
 * Records the checksum of each migration that has none, as it is now: of those that ran before checksums
 * were recorded, only later changes are found. Until the migration that adds the column it does nothing.
 */
export async function recordChecksums(
  db: Database,
  engine: Engine,
  migrations: Migration[],
): Promise<void> {
  if (!(await hasChecksums(db, engine))) return;
  const { rows } = await sql<{
    number: number;
  }>`select number from schema_migrations where checksum is null`.execute(db);
  const missing = new Set(rows.map(({ number }) => number));
  for (const migration of migrations) {
    if (!missing.has(migration.number)) continue;
    await sql`update schema_migrations set checksum = ${checksumOf(migration)}
      where number = ${migration.number}`.execute(db);
  }
}

export type MigrationDifferences = {
  /** Of this version, and not run on the database. */
  pending: string[];
  /** Run on the database, and not of this version. */
  unknown: string[];
  /** Whose file is no longer what was run. */
  changed: string[];
};

/** The names of the migrations in which the database differs from this version. */
export async function compareMigrations(
  db: Database,
  engine: Engine,
): Promise<MigrationDifferences> {
  const known = readMigrations(engine);
  const applied = await listApplied(db, engine);
  const numbers = new Set(applied.map(({ number }) => number));
  const byNumber = new Map(known.map((migration) => [migration.number, migration]));
  return {
    pending: known.filter(({ number }) => !numbers.has(number)).map(({ name }) => name),
    unknown: applied.filter(({ number }) => !byNumber.has(number)).map(({ name }) => name),
    changed: applied.flatMap(({ number, name, checksum }) => {
      const migration = byNumber.get(number);
      return migration && checksum !== null && checksum !== checksumOf(migration) ? [name] : [];
    }),
  };
}

async function listApplied(db: Database, engine: Engine): Promise<Applied[]> {
  const checksum = (await hasChecksums(db, engine)) ? sql`checksum` : sql`null as checksum`;
  const query = sql<Applied>`select number, name, ${checksum} from schema_migrations order by number`;
  return (await query.execute(db)).rows;
}

async function hasChecksums(db: Database, engine: Engine): Promise<boolean> {
  const { rows } = await (
    engine === "sqlite"
      ? sql`select 1 from pragma_table_info('schema_migrations') where name = 'checksum'`
      : sql`select 1 from pg_attribute where attrelid = to_regclass('schema_migrations')
          and attname = 'checksum' and not attisdropped`
  ).execute(db);
  return rows.length > 0;
}

/** Git may check files out with other line ends. */
const checksumOf = ({ text }: Migration): string =>
  createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
