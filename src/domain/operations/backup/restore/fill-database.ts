import { sql } from "kysely";
import {
  findSchemaVersion,
  listMigratedFunctions,
  listMigratedTables,
  lockSchema,
  runMigrations,
} from "#database/migrate.ts";
import { rebuildIndex } from "../../../infrastructure/search/rebuild/rebuild-index.ts";
import type { Shop } from "../../../shop.ts";
import { databaseFile } from "#database/database-file.ts";
import { stat } from "node:fs/promises";
import { type Engine, connectSqlite } from "#database/connect.ts";
import { conflict, unprocessable } from "../../../errors.ts";
import { openMediaLibrary } from "../../../media/media-library.ts";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";
import type { ShopLocation } from "./shop-location.ts";
import type { Database } from "#database/tables.ts";
import {
  type TableShape,
  listTableShapes,
} from "../../../infrastructure/table-dump/list-table-shapes.ts";
import {
  FORMER_COLUMNS,
  FORMER_FUNCTIONS,
  FORMER_TABLES,
  LAST_FORMER_SCHEMA,
} from "#database/former-schema.ts";
import { MIGRATIONS_FOLDER } from "#database/read-migrations.ts";
import { batchesOf } from "../../../batches-of.ts";
import { type TableDigest, hashTables } from "../../../infrastructure/table-dump/hash-tables.ts";
import type { Row } from "../../../infrastructure/table-dump/read-rows.ts";
import { type Sequences, setSequences } from "../../../infrastructure/table-dump/sequences.ts";

/**
 * Loads a shop into a database in one transaction, then rebuilds the search index.
 * @param onLoaded of PostgreSQL, called with the transaction's id right before it commits
 */
export async function fillDatabase(
  shop: Shop,
  contents: Contents,
  onLoaded?: (transaction: string) => Promise<void>,
): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    if (shop.engine === "postgres") await lockSchema(trx);
    await replaceContents(trx, shop.engine, contents);
    if (onLoaded) {
      const { rows } = await sql<{
        id: string;
      }>`select pg_current_xact_id()::text as id`.execute(trx);
      await onLoaded(rows[0]?.id ?? "");
    }
  });
  await rebuildIndex(shop);
}

/** Creates an embedded database in a folder; one complete, closed file when it resolves. */
export async function fillEmbeddedDatabase(
  location: ShopLocation,
  folder: string,
  contents: Contents,
): Promise<void> {
  const db = connectSqlite(databaseFile(folder));
  const media = await openMediaLibrary({ dataDir: folder, s3: location.s3 });
  try {
    await fillDatabase(location.shopOn({ db, engine: "sqlite", media }), contents);
  } finally {
    media.close();
    // Closing the last connection checkpoints the WAL into the file.
    await db.destroy();
  }
}

/** @throws conflict when the data folder holds an embedded shop that is not empty */
export async function requireNoEmbeddedShop(dataDir: string): Promise<void> {
  const file = databaseFile(dataDir);
  if (!(await nullIfMissing(stat(file))) || (await isEmptyFile(file))) return;
  throw conflict(`There is a shop in ${dataDir} already; nothing was changed.`);
}

async function isEmptyFile(file: string): Promise<boolean> {
  try {
    const db = connectSqlite(file);
    const empty = await isEmptyDatabase(db, "sqlite");
    await db.destroy();
    return empty;
  } catch {
    // An unreadable file may still be a shop.
    return false;
  }
}

/** Whether the database holds no data besides the categories that migrations insert. */
export async function isEmptyDatabase(db: Database, engine: Engine): Promise<boolean> {
  if ((await findSchemaVersion(db, engine)) === null) return true;
  for (const { name } of await listTableShapes(db, engine)) {
    if (name === "categories") continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/** The rows of a shop, from a backup or another database. */
export type Contents = {
  /** The newest migration of the rows' schema. */
  schema: number;
  sequences: Sequences;
  /** The rows of a table in batches. */
  rowsOf: (table: string) => AsyncIterable<Row[]>;
  /** The expected digest of each table. */
  sums: Record<string, TableDigest>;
};

/**
 * Replaces all rows of the database, compares them by digest and migrates them to the newest schema; ids
 * and timestamps stay. Call it within a transaction, which must roll back when it throws.
 * @param folder of migrations
 */
export async function replaceContents(
  trx: Database,
  engine: Engine,
  contents: Contents,
  folder: URL = MIGRATIONS_FOLDER,
): Promise<void> {
  // An embedded database is always loaded into a new file.
  if (engine === "postgres") await dropSchema(trx);
  await runMigrations(trx, engine, { upTo: contents.schema, folder });
  const tables = await listTableShapes(trx, engine);
  for (const { name } of tables.toReversed()) {
    await sql`delete from ${sql.table(name)}`.execute(trx);
  }
  for (const table of tables) {
    for await (const rows of contents.rowsOf(table.name)) await insertRows(trx, table, rows);
  }
  await setSequences(
    trx,
    engine,
    tables.map(({ name }) => name),
    contents.sequences,
  );
  requireSameDigests(contents, await hashTables(trx, engine));
  await runMigrations(trx, engine, { folder });
}

/**
 * Drops the shop's tables and functions only, since migrations cannot be reversed to an older schema: an
 * earlier one could not replace a function that a later one has given another result.
 */
async function dropSchema(trx: Database): Promise<void> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relname in (${sql.join([...listMigratedTables("postgres"), ...FORMER_TABLES])})`.execute(
    trx,
  );
  const names = tables.rows.map(({ name }) => sql.table(name));
  if (names.length > 0) await sql`drop table ${sql.join(names)}`.execute(trx);
  const functions = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = current_schema()::regnamespace
      and proname in (${sql.join([...listMigratedFunctions(), ...FORMER_FUNCTIONS])})`.execute(trx);
  for (const { signature } of functions.rows) {
    await sql`drop function ${sql.raw(signature)}`.execute(trx);
  }
}

/** Stays below the parameter limit of a statement. */
const BATCH_ROWS = 100;

async function insertRows(trx: Database, table: TableShape, rows: Row[]): Promise<void> {
  const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  for (const batch of batchesOf(rows, BATCH_ROWS)) {
    const values = batch.map((row) => sql`(${sql.join(toValues(row, table))})`);
    await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(values)}`.execute(
      trx,
    );
  }
}

function toValues(row: Row, table: TableShape): unknown[] {
  return table.columns.map(({ name, kind, nullable }) => {
    const value = row[name] ?? null;
    if (kind !== "json" || (value === null && nullable)) return value;
    return JSON.stringify(value);
  });
}

function requireSameDigests({ sums, schema }: Contents, found: Record<string, TableDigest>): void {
  const names = new Set([...Object.keys(sums), ...Object.keys(found)]);
  for (const name of names) {
    if (schema <= LAST_FORMER_SCHEMA && FORMER_TABLES.includes(name)) continue;
    const [there, here] = [sums[name], found[name]];
    // Their digest was made of more columns.
    const isFormer = schema <= LAST_FORMER_SCHEMA && name in FORMER_COLUMNS;
    if (there?.rows === here?.rows && (isFormer || there?.sha256 === here?.sha256)) continue;
    throw unprocessable(
      `Table ${name} differs after the copy: ${there?.rows ?? 0} rows read, ${here?.rows ?? 0} rows written. Nothing was changed.`,
    );
  }
}
