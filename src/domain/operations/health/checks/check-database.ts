import { countOf } from "#contract/count-of.ts";
import { sql } from "kysely";
import type { Database } from "#database/tables.ts";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";

/** What a damaged database file means, and what mends it. */
export const DAMAGED = {
  meaning: "Parts of the shop may fail, and what is written now may be lost.",
  fix: "Stop the shop, keep a copy of its data folder, and restore the last backup:",
  command: "npm run restore -- FILE --replace",
};

/** Whether the database's pages are whole. */
export function checkDatabase(shop: Shop, signal: AbortSignal): Promise<Finding> {
  signal.throwIfAborted();
  return shop.engine === "sqlite" ? checkSqlite(shop, signal) : checkPostgres(shop);
}

/** One table at a time, so that other requests are answered in between: 100,000 pieces take 0.2 s. */
async function checkSqlite({ db }: Shop, signal: AbortSignal): Promise<Finding> {
  const { rows } = await sql<{
    name: string;
  }>`select name from sqlite_master where type = 'table' and rootpage > 0 order by name`.execute(
    db,
  );
  const damaged: string[] = [];
  for (const { name } of rows) {
    signal.throwIfAborted();
    if (!(await isWhole(db, name))) damaged.push(name);
  }
  if (damaged.length === 0) return ok("No damage found.");
  return {
    state: "failed",
    sentence: `The database file is damaged, in ${damaged.join(", ")}.`,
    ...DAMAGED,
  };
}

const CORRUPT = 11;

/** Of a table whose first page is damaged, SQLite throws what it finds. */
async function isWhole(db: Database, table: string): Promise<boolean> {
  try {
    const check = sql<{ quickCheck: string }>`pragma quick_check(${sql.id(table)})`;
    const { rows } = await check.execute(db);
    return rows.every(({ quickCheck }) => quickCheck === "ok");
  } catch (error) {
    if (error instanceof Error && "errcode" in error && error.errcode === CORRUPT) return false;
    throw error;
  }
}

/** PostgreSQL counts damaged pages as it reads them, where its data checksums are on. */
async function checkPostgres({ db }: Shop): Promise<Finding> {
  const { rows } = await sql<{ failures: string | null }>`
    select checksum_failures as failures from pg_stat_database where datname = current_database()
  `.execute(db);
  const failures = rows[0]?.failures ?? null;
  if (failures === null) return ok("PostgreSQL answers. Its data checksums are off.");
  if (Number(failures) === 0) return ok("PostgreSQL answers and has read no damaged page.");
  return {
    state: "failed",
    sentence: `PostgreSQL has read ${countOf(Number(failures), "damaged page")}.`,
    meaning: "The disk of the database is failing. Some of what was stored can’t be read.",
    fix: "Ask whoever runs the database to check its disk, and restore the last backup:",
    command: "npm run restore -- FILE --replace",
  };
}
