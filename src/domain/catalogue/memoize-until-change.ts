import type { Shop } from "../shop.ts";
import { nextChangeAt } from "./next-change-at.ts";
import { memoizeByRevision } from "../infrastructure/revisions/memoize-by-revision.ts";

/** As `remember`, for what the clock changes as well: what is known ends with the next such change. */
export async function memoizeUntilChange<T>(
  shop: Shop,
  name: string,
  ask: () => Promise<T>,
): Promise<T> {
  const endsAt = await memoizeByRevision(shop, "next change", () => nextChangeAt(shop));
  // The clock has passed what was to come, and nobody has written since.
  return shop.now().getTime() < endsAt ? memoizeByRevision(shop, name, ask) : ask();
}
