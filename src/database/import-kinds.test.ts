import { sql } from "kysely";
import { expect, test } from "vitest";
import { createEmptyDatabase } from "#tests/support/create-empty-database.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { runMigrations } from "./migrate.ts";

const BEFORE_ADDRESSES = 103;

test("items of imports keep their kind, and customers have no address", async () => {
  const db = await createEmptyDatabase();
  await runMigrations(db, testEngine, { upTo: BEFORE_ADDRESSES });
  const at = "2026-11-20T15:00:00.000Z";
  await sql`insert into customers (name) values ('Ana')`.execute(db);
  await sql`insert into sync_logs (id, sync_type, status) values (1, 'import', 'completed')`.execute(
    db,
  );
  await sql`insert into import_runs (sync_log_id, source_kind, source_key, label, phase_started_at)
    values (1, 'spreadsheet', 'spreadsheet', 'x', ${at})`.execute(db);
  await sql`insert into import_items (sync_log_id, position, fingerprint, place, name, verdict, kind)
    values (1, 1, 'a', 'Row 2', 'Ring', 'add', 'piece'), (1, 2, 'b', 'Row 3', 'Ana', 'add', 'order')`.execute(
    db,
  );
  await runMigrations(db, testEngine);
  const items = await db.selectFrom("importItems").select("kind").orderBy("position").execute();
  expect(items).toEqual([{ kind: "piece" }, { kind: "order" }]);
  const customer = await db.selectFrom("customers").selectAll().executeTakeFirstOrThrow();
  expect(customer).toMatchObject({ addresses: [], isImported: false });
});
