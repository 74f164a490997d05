import type { Revisions } from "../../services/revisions.ts";
import { LRUCache } from "lru-cache";
import type { Shop } from "../../shop.ts";

type RevisionCache = { revision: number; results: LRUCache<string, Promise<unknown>> };

const MAX_RESULTS = 500;

const caches = new WeakMap<Revisions, RevisionCache>();

/**
 * Memoizes a result until the catalogue revision changes, in whatever process. Callers must not mutate
 * it. Computes each time without revisions and within a transaction.
 * @param key names the computation and everything its result depends on
 */
export async function memoizeByRevision<T>(
  shop: Shop,
  key: string,
  compute: () => Promise<T>,
): Promise<T> {
  const { revisions } = shop;
  if (!revisions || shop.db.isTransaction) return compute();
  const results = resultsOf(revisions, await revisions.read());
  const cached = results.get(key);
  // A key belongs to one call site, so the type is that of its compute().
  if (cached) return cached as Promise<T>;
  const result = compute();
  results.set(key, result);
  try {
    return await result;
  } catch (error) {
    if (results.peek(key) === result) results.delete(key);
    throw error;
  }
}

function resultsOf(revisions: Revisions, revision: number): RevisionCache["results"] {
  const cached = caches.get(revisions);
  if (cached && cached.revision >= revision) return cached.results;
  const results = new LRUCache<string, Promise<unknown>>({ max: MAX_RESULTS });
  caches.set(revisions, { revision, results });
  return results;
}
