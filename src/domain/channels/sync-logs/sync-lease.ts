import { conflict } from "../../errors.ts";
import { type Lease, renewLease, withLease } from "../../infrastructure/leases/with-lease.ts";
import type { Shop } from "../../shop.ts";

const LEASE_MILLISECONDS = 10 * 60 * 1000;

export const syncLeaseName = (platformId: number): string => `sync of platform ${platformId}`;

/**
 * Syncs a platform in one process at a time.
 * @param work gets the lease, to check it with requireSyncLease
 * @throws conflict during another sync
 */
export async function withSyncLease<T extends object>(
  shop: Shop,
  platformId: number,
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  const done = await withLease(shop, syncLeaseName(platformId), LEASE_MILLISECONDS, work);
  if (done === null) throw conflict("A run of this platform is under way already.");
  return done;
}

/** @throws conflict when another process has taken the lease meanwhile */
export async function requireSyncLease(shop: Shop, lease: Lease): Promise<void> {
  if (!(await renewLease(shop, lease))) throw conflict("Another run took this platform over.");
}
