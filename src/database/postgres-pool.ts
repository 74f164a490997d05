import { createRequire } from "node:module";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { DatabaseUnavailableError } from "./database-unavailable.ts";

/** Loads "pg" on first use, so that an embedded shop spends no memory on it. */
const require = createRequire(import.meta.url);

/**
 * A pool of connections to PostgreSQL. Connects on the first query. When the server is away, and only
 * then, connecting and queries throw DatabaseUnavailableError; lost connections are replaced.
 * @param url postgres://user:password@host/database
 */
export function openPostgresPool(url: string, maxConnections: number): PostgresPool {
  const driver = require("pg") as typeof pg;
  const pool = new driver.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    types: typeParsers(driver),
  });
  // Both are reported by the query that needs the connection; without listeners they would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      try {
        return reportUnavailable(await pool.connect());
      } catch (error) {
        throw new DatabaseUnavailableError(error, false);
      }
    },
  };
}

/** The client of one checkout, which tells a lost connection from a query that is wrong. */
function reportUnavailable(client: pg.PoolClient): PostgresPoolClient {
  let isInTransaction = false;
  let mayBeSaved = false;
  const query = async (text: string, parameters: unknown[] = []) => {
    try {
      const result = await client.query(text, parameters);
      isInTransaction ||= BEGIN.test(text);
      return result;
    } catch (error) {
      if (REFUSED.test(codeOf(error))) throw new DatabaseUnavailableError(error, mayBeSaved);
      if (!isConnectionError(error)) throw error;
      mayBeSaved ||= text === "commit" || (!isInTransaction && !READ.test(text));
      throw new DatabaseUnavailableError(error, mayBeSaved);
    }
  };
  return {
    // The other signature takes a cursor, which Kysely passes only when it is given a cursor class.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy),
  };
}

const BEGIN = /^(?:begin|start transaction)/;

const READ = /^\s*select/i;

/** Connection exceptions, shutdown in order, start-up, too many connections: the query was not executed. */
const REFUSED = /^(?:08...|57P0[13]|53300)$/;

/** Broken off: 57P02 is a crash, the others are codes of the socket. */
const BROKEN = /^(?:57P02|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** pg gives most of its own errors no code. */
const isConnectionError = (error: unknown): boolean =>
  BROKEN.test(codeOf(error)) ||
  (error instanceof Error && /connection (?:terminated|error)|not queryable/i.test(error.message));

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Reads timestamps as ISO strings and big integers as numbers, as the embedded database does. */
function typeParsers({ TypeOverrides, types: { builtins } }: typeof pg): pg.TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
  types.setTypeParser(builtins.INT8, Number);
  types.setTypeParser(builtins.NUMERIC, Number);
  return types;
}
