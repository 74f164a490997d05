import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  SqliteDialect,
  type KyselyPlugin,
} from "kysely";
import { writeNameKeys } from "./name-keys.ts";
import { EmbeddedDialect } from "./embedded-dialect.ts";
import { openPostgresPool } from "./postgres-pool.ts";
import { openSqlite } from "./sqlite-driver.ts";
import type { Database, Tables } from "./tables.ts";
import { yieldToRequests } from "./yield-to-requests.ts";

export type Engine = "sqlite" | "postgres";

/**
 * Opens the embedded database. Every commit is fsynced (WAL, synchronous=FULL).
 * @param file path of the database file, or ":memory:", which has one connection for all
 * @param image content of a database file that a database in memory starts with
 */
export function connectSqlite(file: string, image?: Uint8Array): Database {
  return new Kysely<Tables>({
    dialect:
      file === ":memory:"
        ? new SqliteDialect({ database: openSqlite(file, { image }) })
        : new EmbeddedDialect(file),
    plugins: [writeNameKeys(), camelCase(), yieldToEventLoop()],
  });
}

/**
 * Opens PostgreSQL 15 or later. Connects on the first query, and again when it was away.
 * @param url postgres://user:password@host/database
 */
export function connectPostgres(url: string, maxConnections = 10): Database {
  return connectPostgresPool(openPostgresPool(url, maxConnections));
}

/** The same on a pool that is open already. */
export function connectPostgresPool(pool: PostgresPool): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [writeNameKeys(), camelCase()],
  });
}

function camelCase(): CamelCasePlugin {
  return new CamelCasePlugin({ maintainNestedObjectKeys: true });
}

/** Queries of an embedded database are synchronous: an operation with a thousand of them would block all requests. */
function yieldToEventLoop(): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await yieldToRequests();
      return result;
    },
  };
}
