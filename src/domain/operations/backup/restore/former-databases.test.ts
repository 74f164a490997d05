import path from "node:path";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Engine, connectPostgres, connectSqlite } from "#database/connect.ts";
import { FORMER_COLUMNS, FORMER_TABLES } from "#database/former-schema.ts";
import {
  findSchemaVersion,
  latestVersion,
  migrateDatabase,
  splitStatements,
} from "#database/migrate.ts";
import { readMigrations } from "#database/read-migrations.ts";
import type { Database } from "#database/tables.ts";
import { projectFile } from "#project-file";
import { createTestDatabase } from "#tests/support/create-test-database.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { hashTables } from "../../../infrastructure/table-dump/hash-tables.ts";
import { listTableShapes } from "../../../infrastructure/table-dump/list-table-shapes.ts";
import type { Manifest } from "../../../infrastructure/table-dump/manifest.ts";
import { readSequences } from "../../../infrastructure/table-dump/sequences.ts";
import { moveToEmbedded, moveToPostgres } from "./move-database.ts";
import { restoreBackup } from "./restore-backup.ts";
import type { ShopLocation } from "./shop-location.ts";

vi.setConfig({ testTimeout: 120_000 });

const isPostgres = testEngine === "postgres";

let home: string;
let backup: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "fernhill-former-"));
  /* Of the last schema before version 1.0.0: every table, with a value in every column. */
  backup = path.join(home, "former.tar");
  const file = await readFile(projectFile("tests/support/backup-of-schema-86.tar.gz"));
  await writeFile(backup, gunzipSync(file));
});
afterEach(() => rm(home, { recursive: true }));

async function createLocation(engine: Engine, name: string = engine): Promise<ShopLocation> {
  const shop = await testShop();
  const dataDir = path.join(home, name);
  await mkdir(dataDir);
  return {
    dataDir,
    databaseUrl: engine === "postgres" ? await createTestDatabase("empty") : undefined,
    s3: undefined,
    shopOn: (parts) => ({ ...shop, ...parts }),
  };
}

async function withDatabase<T>(place: ShopLocation, work: (db: Database) => Promise<T>) {
  const db = place.databaseUrl
    ? connectPostgres(place.databaseUrl, 2)
    : connectSqlite(path.join(place.dataDir, "shop.sqlite"));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Turns a database of this version into one of the version before 1.0.0. */
async function makeFormer(db: Database, engine: Engine): Promise<void> {
  const statements = [
    "delete from schema_migrations where number > 100",
    "alter table product_pricing drop column cost_cents",
    "alter table customers drop column addresses",
    "alter table customers drop column is_imported",
    "drop index orders_source",
    "alter table orders drop column source_name",
    "alter table orders drop column source_number",
    "alter table import_items add column path text",
    "create index import_items_external on import_items (external_id)",
    "create index import_items_path on import_items (path)",
    "create index import_items_fingerprint on import_items (fingerprint)",
    "create table waiting_metal_prices (metal text primary key)",
    "alter table metal_price_source add column is_daily boolean not null default false",
    "alter table metal_price_source add column due_at text not null default '2026-11-20T15:00:00.000Z'",
    "alter table metal_price_source add column failed_at text",
    ...splitLetters(engine),
    "update schema_migrations set number = 86, name = '0086_feed_slugs.sql'",
    "alter table search_index_version rename column version to manner",
    "alter table search_index_version rename to search_manner",
    ...FORMER_TABLES.filter((table) => table !== "search_manner").map(
      (table) => `create table ${table} (id text primary key)`,
    ),
    ...Object.entries(FORMER_COLUMNS).flatMap(([table, columns]) =>
      columns.map((column) => `alter table ${table} add column ${column} text`),
    ),
  ];
  const functions = [
    "alter function update_product_facets rename to settle_product_facets",
    "alter function update_facets_of_products rename to settle_written_products",
    "alter function update_facets_of_tags rename to settle_tagged_products",
    "alter function split_facet_set rename to spread_facet_set",
  ];
  for (const statement of [...statements, ...(engine === "postgres" ? functions : [])]) {
    await sql.raw(statement).execute(db);
  }
}

/** Moves the mails to subscribers into a queue of their own, as they were. */
function splitLetters(engine: Engine): string[] {
  const baseline = readMigrations(engine)[0]?.text ?? "";
  return [
    ...splitStatements(baseline).filter((text) =>
      text.startsWith("create table letter_deliveries"),
    ),
    `insert into letter_deliveries
      (letter_id, subscriber_id, state, tries, due_at, last_error, sent_at)
      select about_id, subscriber_id, state, tries, due_at, failure, sent_at from outgoing_mails
      where subscriber_id is not null order by id`,
    "delete from outgoing_mails where subscriber_id is not null",
    "drop index outgoing_mails_due",
    "drop index outgoing_mails_subscriber",
    "alter table outgoing_mails drop column priority",
    "alter table outgoing_mails drop column subscriber_id",
  ];
}

/** The tables whose columns were others before version 1.0.0. */
const CHANGED_TABLES = [
  ...Object.keys(FORMER_COLUMNS),
  "customers",
  "import_items",
  "letter_deliveries",
  "metal_price_source",
  "orders",
  "product_pricing",
  "waiting_metal_prices",
];

/** What was dropped, makeFormer gives back without its rows. */
const EMPTY_TABLES = { waiting_metal_prices: { rows: 0, sha256: "" } };

/** The tables of a backup that the baseline has, of which those that were changed have all rows. */
const formerTables = ({ tables }: Manifest) =>
  Object.fromEntries(
    Object.entries({ ...tables, ...EMPTY_TABLES })
      .filter(([table]) => !FORMER_TABLES.includes(table))
      .map(([table, digest]) => [
        table,
        CHANGED_TABLES.includes(table)
          ? { ...digest, sha256: expect.any(String) as string }
          : digest,
      ]),
  );

/** The same as they are restored: letters are mails of the outbox, and no prices wait. */
function restoredTables(manifest: Manifest) {
  const {
    letter_deliveries: letters,
    outgoing_mails: mails,
    waiting_metal_prices: _waiting,
    ...others
  } = formerTables(manifest);
  const rows = (letters?.rows ?? 0) + (mails?.rows ?? 0);
  return { ...others, outgoing_mails: { rows, sha256: expect.any(String) as string } };
}

const engines: Engine[] = isPostgres ? ["sqlite", "postgres"] : ["sqlite"];

for (const engine of engines) {
  test(`restores the rows of a backup that was made before version 1.0.0 on ${engine}`, async () => {
    const location = await createLocation(engine);
    const { manifest } = await restoreBackup(location, backup);
    expect(manifest.schema).toBe(86);
    await withDatabase(location, async (db) => {
      const names = (await listTableShapes(db, engine)).map(({ name }) => name);
      expect(Object.keys(restoredTables(manifest)).toSorted()).toEqual(names.toSorted());
      expect(Object.entries(manifest.tables).filter(([, { rows }]) => rows === 0)).toEqual([]);
      expect(await hashTables(db, engine)).toEqual(restoredTables(manifest));
      for (const name of Object.keys(FORMER_COLUMNS)) {
        const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
        expect(rows.flatMap((row) => Object.values(row))).not.toContain(null);
      }
      const {
        product_facet_sets: _derived,
        outgoing_mails: _more,
        ...sequences
      } = await readSequences(db, engine);
      expect(manifest.sequences).toMatchObject(sequences);
      await migrateDatabase(db, engine);
      expect(await findSchemaVersion(db, engine)).toBe(latestVersion(engine));
    });
  });
}

test.runIf(isPostgres)(
  "replaces a database that was made before version 1.0.0, with all it has",
  async () => {
    const location = await createLocation("postgres");
    await restoreBackup(location, backup);
    await withDatabase(location, (db) => makeFormer(db, "postgres"));
    const { manifest, saved } = await restoreBackup(location, backup, { replace: true });
    expect(saved).toMatchObject({ schema: 86, tables: formerTables(manifest) });
    await withDatabase(location, async (db) => {
      const { rows } = await sql`
      select relname as name from pg_class where relname ~ '^(search_manner|backup_runs)'
      union all select proname from pg_proc where proname ~ '^(settle|spread)_'`.execute(db);
      expect(rows).toEqual([]);
      expect(await hashTables(db, "postgres")).toEqual(restoredTables(manifest));
    });
  },
);

test.runIf(isPostgres)(
  "copies a database that was made before version 1.0.0, and back",
  async () => {
    const embedded = await createLocation("sqlite");
    const { manifest } = await restoreBackup(embedded, backup);
    await withDatabase(embedded, (db) => makeFormer(db, "sqlite"));
    const served = await createLocation("postgres");
    const url = served.databaseUrl ?? "";
    expect(await moveToPostgres(embedded, url)).toEqual(formerTables(manifest));
    await withDatabase(served, (db) => makeFormer(db, "postgres"));
    expect(await moveToEmbedded(await createLocation("sqlite", "back"), url)).toEqual(
      formerTables(manifest),
    );
  },
);

test.runIf(isPostgres)("copies none that is older still", async () => {
  const served = await createLocation("postgres");
  await restoreBackup(served, backup);
  await withDatabase(served, async (db) => {
    await sql`delete from schema_migrations where number > 100`.execute(db);
    await sql`update schema_migrations set number = 85`.execute(db);
  });
  const target = await createLocation("sqlite");
  await expect(moveToEmbedded(target, served.databaseUrl ?? "")).rejects.toThrow(
    "made long before version 1.0.0",
  );
});
