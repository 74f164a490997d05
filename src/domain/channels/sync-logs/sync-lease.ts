import { randomUUID } from "node:crypto";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";

const LEASE_MILLISECONDS = 10 * 60 * 1000;

/** An exclusive right to sync a platform, across processes. */
export type SyncLease = {
  /** Extends it. @throws conflict when another process has claimed it meanwhile */
  renew: () => Promise<void>;
  release: () => Promise<void>;
};

/**
 * Acquires the lease of a platform. That of a process that died expires.
 * @throws conflict during another sync
 */
export async function acquireSyncLease(shop: Shop, platformId: number): Promise<SyncLease> {
  const token = randomUUID();
  const now = shop.now().toISOString();
  await inTransaction(shop, async ({ db }) => {
    await db
      .insertInto("platformSyncState")
      .values({ platformId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numUpdatedRows } = await db
      .updateTable("platformSyncState")
      .set({ leaseToken: token, leasedUntil: leaseEnd(shop) })
      .where("platformId", "=", platformId)
      .where((eb) => eb.or([eb("leasedUntil", "is", null), eb("leasedUntil", "<=", now)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict("A run of this platform is under way already.");
  });
  const change = async (values: { leasedUntil: string | null; leaseToken: string | null }) => {
    const { numUpdatedRows } = await shop.db
      .updateTable("platformSyncState")
      .set(values)
      .where("platformId", "=", platformId)
      .where("leaseToken", "=", token)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  return {
    renew: async () => {
      if (await change({ leasedUntil: leaseEnd(shop), leaseToken: token })) return;
      throw conflict("Another run took this platform over.");
    },
    release: async () => {
      await change({ leasedUntil: null, leaseToken: null });
    },
  };
}

const leaseEnd = ({ now }: Shop) => new Date(now().getTime() + LEASE_MILLISECONDS).toISOString();
