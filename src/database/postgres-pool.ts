import { createRequire } from "node:module";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { DatabaseUnavailableError } from "./database-unavailable.ts";
import { listPostgresHosts } from "./postgres-hosts.ts";

/** Loads "pg" on first use, so that an embedded shop spends no memory on it. */
const require = createRequire(import.meta.url);

/**
 * A pool of connections to PostgreSQL. Connects on the first query. When the server is away, and only
 * then, connecting and queries throw DatabaseUnavailableError; lost connections are replaced. Of several
 * hosts it connects to the one that takes writes, as libpq does for target_session_attrs=read-write, so that
 * a promoted standby is followed.
 * @param url postgres://user:password@host/database, or with several hosts, separated by commas
 */
export function openPostgresPool(url: string, maxConnections: number): PostgresPool {
  const hosts = listPostgresHosts(url);
  const pools = hosts.map((host) => openPool(host, maxConnections, hosts.length > 1));
  let current = 0;
  return {
    options: pools[0]?.options ?? {},
    end: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
    },
    connect: async () => {
      let failure: unknown;
      // The host that worked last comes first.
      for (const offset of pools.keys()) {
        const index = (current + offset) % pools.length;
        const pool = pools[index];
        try {
          const client = await pool?.connect();
          if (!client) continue;
          current = index;
          return reportUnavailable(client, pools.length > 1);
        } catch (error) {
          failure ??= error;
        }
      }
      throw new DatabaseUnavailableError(failure, false);
    },
  };
}

/** @param hasChoice refuses a server that takes no writes: another one may */
function openPool(url: string, maxConnections: number, hasChoice: boolean): pg.Pool {
  const driver = require("pg") as typeof pg;
  const pool = new driver.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    types: typeParsers(driver),
    ...(hasChoice && { onConnect: requireWritable }),
  });
  // Both are reported by the query that needs the connection; without listeners they would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** The pool waits for it, and closes the connection when it throws. */
async function requireWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ writable: boolean }>(
    "select not pg_is_in_recovery() and not current_setting('default_transaction_read_only')::boolean as writable",
  );
  if (!rows[0]?.writable) throw new Error("the server is a standby, or takes no writes");
}

/** The client of one checkout, which tells a lost connection from a query that is wrong. */
function reportUnavailable(client: pg.PoolClient, hasChoice: boolean): PostgresPoolClient {
  let isInTransaction = false;
  let mayBeSaved = false;
  let isReadOnly = false;
  const query = async (text: string, parameters: unknown[] = []) => {
    try {
      const result = await client.query(text, parameters);
      isInTransaction ||= BEGIN.test(text);
      return result;
    } catch (error) {
      isReadOnly ||= hasChoice && codeOf(error) === READ_ONLY;
      if (isReadOnly) throw new DatabaseUnavailableError(error, false);
      if (REFUSED.test(codeOf(error))) throw new DatabaseUnavailableError(error, mayBeSaved);
      if (!isConnectionError(error)) throw error;
      mayBeSaved ||= text === "commit" || (!isInTransaction && !READ.test(text));
      throw new DatabaseUnavailableError(error, mayBeSaved);
    }
  };
  return {
    // The other signature takes a cursor, which Kysely passes only when it is given a cursor class.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy === true || isReadOnly),
  };
}

const BEGIN = /^(?:begin|start transaction)/;

const READ = /^\s*select/i;

/** The server became a standby under this connection. */
const READ_ONLY = "25006";

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
