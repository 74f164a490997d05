import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/open-test-database.ts";
import { compareMigrations } from "./migration-checksums.ts";
import { migrateDatabase } from "./migrate.ts";

const NONE = { pending: [], unknown: [], changed: [] };

test("finds migrations that were not run, are unknown, or have changed since", async () => {
  const { db, engine } = await openTestDatabase();
  expect(await compareMigrations(db, engine)).toEqual(NONE);
  await sql`update schema_migrations set checksum = 'other' where number = 4`.execute(db);
  await sql`delete from schema_migrations where number = 5`.execute(db);
  await sql`insert into schema_migrations (number, name, applied_at)
    values (9000, '9000_later.sql', 'x')`.execute(db);
  expect(await compareMigrations(db, engine)).toEqual({
    pending: ["0005_imports.sql"],
    unknown: ["9000_later.sql"],
    changed: ["0004_collection_versions.sql"],
  });
  await db.destroy();
});

test("records the checksums of migrations that ran before there were any", async () => {
  const { db, engine } = await openTestDatabase();
  await sql`update schema_migrations set checksum = null where number < 60`.execute(db);
  await sql`update schema_migrations set checksum = 'other' where number = 60`.execute(db);
  await migrateDatabase(db, engine);
  expect(await compareMigrations(db, engine)).toEqual({
    ...NONE,
    changed: ["0060_built_prices.sql"],
  });
  const { rows } = await sql`select 1 from schema_migrations where checksum is null`.execute(db);
  expect(rows).toEqual([]);
  await db.destroy();
});
