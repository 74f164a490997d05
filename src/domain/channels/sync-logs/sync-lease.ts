import { randomUUID } from "node:crypto";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";

const LEASE_MILLISECONDS = 10 * 60 * 1000;

/** Whoever holds it is the only one at a platform, in whichever process. */
export type SyncLease = {
  /** Holds on to it for longer. @throws conflict when another has it by now */
  renew: () => Promise<void>;
  release: () => Promise<void>;
};

/**
 * Takes a platform for a run. The lease of a process that died runs out by itself.
 * @throws conflict while another run is at it
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
