import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/open-test-database.ts";
import { compareMigrations } from "./compare-migrations.ts";

test("finds migrations that were not run, are unknown, or have changed since", async () => {
  const { db, engine } = await openTestDatabase();
  const none = { pending: [], unknown: [], changed: [] };
  expect(await compareMigrations(db, engine)).toEqual(none);
  await sql`update schema_migrations set checksum = 'other' where number = 100`.execute(db);
  await sql`insert into schema_migrations (number, name, applied_at, checksum)
    values (9000, '9000_later', 'x', 'x')`.execute(db);
  const unknown = ["9000_later"];
  expect(await compareMigrations(db, engine)).toEqual({
    ...none,
    unknown,
    changed: ["0100_baseline"],
  });
  await sql`delete from schema_migrations where number = 100`.execute(db);
  expect(await compareMigrations(db, engine)).toEqual({
    ...none,
    unknown,
    pending: ["0100_baseline"],
  });
  await db.destroy();
});
