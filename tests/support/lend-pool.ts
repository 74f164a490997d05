import type { PostgresPool } from "kysely";
import { DatabaseUnavailableError } from "#database/database-unavailable.ts";

export type Loan = {
  pool: PostgresPool;
  /** Refuses all further use. @returns whether the database can be restored by its rows */
  end: () => boolean;
};

/** Lends a pool that stays open: ending the loan closes nothing, but nobody gets through any more. */
export function lendPool(pool: PostgresPool): Loan {
  let isEnded = false;
  let inUse = 0;
  let isRestorable = true;
  const connect: PostgresPool["connect"] = async () => {
    if (isEnded) {
      throw new DatabaseUnavailableError(new Error("The test of this database has ended."), false);
    }
    inUse += 1;
    const client = await pool.connect().catch((error: unknown) => {
      inUse -= 1;
      throw error;
    });
    const query = (text: string, parameters: readonly unknown[]) => {
      isRestorable &&= ON_ROWS.test(text) && !BEYOND_ROWS.test(text);
      return client.query(text, parameters);
    };
    return {
      query: query as typeof client.query,
      release: (destroy) => {
        inUse -= 1;
        client.release(destroy);
      },
    };
  };
  const end = () => {
    isEnded = true;
    return isRestorable && inUse === 0;
  };
  return { pool: { options: pool.options, connect, end: async () => void end() }, end };
}

/** What reads and writes rows, and leaves neither the schema nor the session changed. */
const ON_ROWS =
  /^\s*(?:select|insert|update|delete|with|begin|start transaction|set transaction|set local|savepoint|release|rollback|commit)\b/i;

/** A second statement, or a lock that outlasts its transaction. */
const BEYOND_ROWS = /;|pg_(?:try_)?advisory_lock|set_config/i;
