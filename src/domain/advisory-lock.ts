import { sql } from "kysely";
import type { Shop } from "./shop.ts";

/**
 * Locks a name until this transaction ends, waiting for others that hold it. SQLite has one writer at a
 * time anyway.
 */
export async function advisoryLock({ db, engine }: Shop, subject: string): Promise<void> {
  if (engine !== "postgres") return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(db);
}

/** A shared lock: many hold it at once, but none together with `advisoryLock` of the same name. */
export async function sharedAdvisoryLock({ db, engine }: Shop, subject: string): Promise<void> {
  if (engine !== "postgres") return;
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${subject}, 0))`.execute(db);
}
