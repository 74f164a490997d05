import { sql } from "kysely";
import type { Engine } from "./connect.ts";
import type { Database } from "./tables.ts";

/**
 * A transaction that does not wait for the disk. Every process sees it at once and none that ends takes
 * it along; when the whole machine stops, its last moments may be missing, and nothing is ever torn. For
 * what may be lost with the power alone: whatever is answered as done is to be on the disk.
 */
export async function commitWithoutFsync<T>(
  { db, engine }: { db: Database; engine: Engine },
  work: (db: Database) => Promise<T>,
): Promise<T> {
  if (engine === "postgres") {
    return db.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit = off`.execute(trx);
      return work(trx);
    });
  }
  // Nobody else has the one connection meanwhile.
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
