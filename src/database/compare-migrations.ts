import { sql } from "kysely";
import type { Engine } from "./connect.ts";
import { requireBaseline } from "./migrate.ts";
import { readMigrations } from "./read-migrations.ts";
import type { Database } from "./tables.ts";

export type MigrationDifferences = {
  /** Of this version, and not run on the database. */
  pending: string[];
  /** Run on the database, and not of this version. */
  unknown: string[];
  /** Whose files are no longer what was run. */
  changed: string[];
};

/**
 * The names of the migrations in which the database differs from this version.
 * @throws DatabaseVersionError when it was made before version 1.0.0
 */
export async function compareMigrations(
  db: Database,
  engine: Engine,
): Promise<MigrationDifferences> {
  await requireBaseline(db, engine);
  const known = readMigrations(engine);
  const { rows: applied } = await sql<{ number: number; name: string; checksum: string }>`
    select number, name, checksum from schema_migrations order by number`.execute(db);
  const numbers = new Set(applied.map(({ number }) => number));
  const byNumber = new Map(known.map((migration) => [migration.number, migration]));
  return {
    pending: known.filter(({ number }) => !numbers.has(number)).map(({ name }) => name),
    unknown: applied.filter(({ number }) => !byNumber.has(number)).map(({ name }) => name),
    changed: applied.flatMap(({ number, name, checksum }) => {
      const migration = byNumber.get(number);
      return migration && checksum !== migration.checksum ? [name] : [];
    }),
  };
}
