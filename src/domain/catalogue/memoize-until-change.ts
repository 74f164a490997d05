import type { Shop } from "../shop.ts";
import { nextChangeAt } from "./next-change-at.ts";
import { memoizeByRevision } from "../infrastructure/revisions/memoize-by-revision.ts";

/** Like memoizeByRevision, for results that also change by the clock, such as scheduled publication. */
export async function memoizeUntilChange<T>(
  shop: Shop,
  key: string,
  compute: () => Promise<T>,
): Promise<T> {
  const expiresAt = await memoizeByRevision(shop, "next change", () => nextChangeAt(shop));
  // Past the next change nothing is memoized until the next write increments the revision.
  return shop.now().getTime() < expiresAt ? memoizeByRevision(shop, key, compute) : compute();
}
