import { randomUUID } from "node:crypto";
import type { Shop } from "../../shop.ts";

/** The right to do some work that one process of all does at a time. */
export type Lease = { name: string; token: string; milliseconds: number };

/**
 * Does some work in one process of all. Its lease is renewed while it lasts and released at its end; that of a
 * process that died expires.
 * @param milliseconds after which another process may take the lease of one that died
 * @returns null while another process has it
 */
export async function withLease<T>(
  shop: Shop,
  name: string,
  milliseconds: number,
  work: (lease: Lease) => Promise<T>,
): Promise<T | null> {
  const lease = await takeLease(shop, name, milliseconds);
  return lease && keepLease(shop, lease, () => work(lease));
}

/** Takes a lease that is free or expired, also as part of a transaction; null while another process has it. */
export async function takeLease(
  shop: Shop,
  name: string,
  milliseconds: number,
): Promise<Lease | null> {
  const lease = { name, token: randomUUID(), milliseconds };
  const taken = { token: lease.token, until: endOf(shop, lease) };
  const { numInsertedOrUpdatedRows } = await shop.db
    .insertInto("leases")
    .values({ name, ...taken })
    .onConflict((held) =>
      held.column("name").doUpdateSet(taken).where("leases.until", "<=", shop.now().toISOString()),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? lease : null;
}

/** Renews a lease that was taken while some work lasts, and releases it at its end. */
export async function keepLease<T>(shop: Shop, lease: Lease, work: () => Promise<T>): Promise<T> {
  const renew = () =>
    renewLease(shop, lease).catch((error: unknown) =>
      shop.log.warn("lease could not be renewed; retrying", { name: lease.name, error }),
    );
  const renewal = setInterval(() => void renew(), lease.milliseconds / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await releaseLease(shop, lease);
  }
}

/**
 * Extends a lease. Within a transaction of the work, a false answer must roll it back.
 * @returns false when another process has taken it meanwhile
 */
export async function renewLease(shop: Shop, lease: Lease): Promise<boolean> {
  const { numUpdatedRows } = await shop.db
    .updateTable("leases")
    .set({ until: endOf(shop, lease) })
    .where("name", "=", lease.name)
    .where("token", "=", lease.token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets others take it at once; one that another process has taken stays. */
export async function releaseLease({ db }: Shop, { name, token }: Lease): Promise<void> {
  await db.deleteFrom("leases").where("name", "=", name).where("token", "=", token).execute();
}

/** Takes a lease away from whichever process has it, which notices when it renews it. */
export async function revokeLease({ db }: Shop, name: string): Promise<void> {
  await db.deleteFrom("leases").where("name", "=", name).execute();
}

/** For a process that is the only one of its database: whoever had leases is dead. */
export async function revokeAllLeases({ db }: Shop): Promise<void> {
  await db.deleteFrom("leases").execute();
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Deletes what processes left that died a day ago or earlier, of work that may never come again. */
export async function deleteExpiredLeases({ db, now }: Shop): Promise<void> {
  const expired = new Date(now().getTime() - DAY_MILLISECONDS).toISOString();
  await db.deleteFrom("leases").where("until", "<", expired).execute();
}

/** The names of the leases that processes have now. */
export async function listLeaseNames({ db, now }: Shop): Promise<Set<string>> {
  const held = await db
    .selectFrom("leases")
    .select("name")
    .where("until", ">", now().toISOString())
    .execute();
  return new Set(held.map(({ name }) => name));
}

const endOf = ({ now }: Shop, { milliseconds }: Lease): string =>
  new Date(now().getTime() + milliseconds).toISOString();
