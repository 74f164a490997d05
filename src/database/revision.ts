import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import type { Database } from "./tables.ts";

/**
 * A number that differs after every committed change of what visitors see. Triggers increment it in
 * the transaction of the change.
 */
export async function readRevision(db: Database): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    select sum(revision) as revision from catalogue_revisions`.execute(db);
  return Number(rows[0]?.revision);
}

/** For changes that no trigger covers, such as a rebuilt search index. */
export async function incrementRevision(db: Database): Promise<void> {
  await sql`update catalogue_revisions set revision = revision + 1
    where slot = (select min(slot) from catalogue_revisions)`.execute(db);
}

export type RevisionReader = { read: () => number; close: () => void };

/**
 * Reads the revision of an embedded database in a few microseconds. A connection of its own sees only
 * committed changes and never waits for a transaction.
 * @param file path of the database file
 */
export function openRevisionReader(file: string): RevisionReader {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
  database.exec("pragma cache_size = 8");
  const statement = database.prepare("select sum(revision) as revision from catalogue_revisions");
  return {
    read: () => Number(statement.get()?.["revision"]),
    close: () => database.close(),
  };
}
