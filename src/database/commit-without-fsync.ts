import { sql } from "kysely";
import type { Engine } from "./connect.ts";
import type { Database } from "./tables.ts";

/**
 * A transaction whose commit does not wait for fsync. It survives a crash of the process; a power cut
 * may lose the last such commits, but never corrupts the database. Only for data that may be lost so.
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
  // The embedded database has one connection that writes, so nobody else uses the changed setting.
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
