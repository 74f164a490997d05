import { sql } from "kysely";
import type { Engine } from "#database/connect.ts";
import type { Database } from "#database/tables.ts";

/** Reads in a transaction with snapshot isolation; concurrent writes are not seen. */
export async function readSnapshot<T>(
  db: Database,
  engine: Engine,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  if (engine === "postgres") {
    const transaction = db.transaction().setIsolationLevel("repeatable read");
    return transaction.setAccessMode("read only").execute(read);
  }
  // Kysely's transactions are immediate here (sqlite-driver.ts) and would block writers.
  return db.connection().execute(async (connection) => {
    await sql`begin deferred`.execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`commit`.execute(connection);
    }
  });
}
