import { createRequire } from "node:module";
import { CamelCasePlugin, Kysely, PostgresDialect, SqliteDialect } from "kysely";
import type pg from "pg";
import { openSqlite } from "./sqlite-driver.ts";
import { yieldToEventLoop } from "./yield-to-event-loop.ts";
import type { Database, Tables } from "./tables.ts";

/** Loads "pg" on first use, so that an embedded shop spends no memory on it. */
const require = createRequire(import.meta.url);

export type Engine = "sqlite" | "postgres";

/**
 * Opens the embedded database. Every commit is fsynced (WAL, synchronous=FULL).
 * @param file path of the database file, or ":memory:"
 * @param image content of a database file that a database in memory starts with
 */
export function connectSqlite(file: string, image?: Uint8Array): Database {
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: openSqlite(file, image) }),
    plugins: [camelCase(), yieldToEventLoop()],
  });
}

/**
 * Opens a connection pool to PostgreSQL 15 or later. Connects on the first query.
 * @param url postgres://user:password@host/database
 */
export function connectPostgres(url: string, maxConnections = 10): Database {
  const driver = require("pg") as typeof pg;
  const pool = new driver.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    types: typeParsers(driver),
  });
  // The pool replaces a connection lost while idle; without a listener the error would end the process.
  pool.on("error", () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase()] });
}

function camelCase(): CamelCasePlugin {
  return new CamelCasePlugin({ maintainNestedObjectKeys: true });
}

/** Reads timestamps as ISO strings and big integers as numbers, as the embedded database does. */
function typeParsers({ TypeOverrides, types: { builtins } }: typeof pg): pg.TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
  types.setTypeParser(builtins.INT8, Number);
  types.setTypeParser(builtins.NUMERIC, Number);
  return types;
}
