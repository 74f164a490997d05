import { sql } from "kysely";
import type { Shop } from "./shop.ts";

/**
 * Waits until no other transaction works on the same subject; held until this one ends. The embedded
 * database has one writer at a time anyway.
 */
export async function advisoryLock({ db, engine }: Shop, subject: string): Promise<void> {
  if (engine !== "postgres") return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(db);
}

/** Goes on beside others that call this, and waits for whoever takes a turn on the subject. */
export async function sharedAdvisoryLock({ db, engine }: Shop, subject: string): Promise<void> {
  if (engine !== "postgres") return;
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${subject}, 0))`.execute(db);
}
