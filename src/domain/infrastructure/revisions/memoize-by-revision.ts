import type { Revisions } from "../../services/revisions.ts";
import { LRUCache } from "lru-cache";
import type { Shop } from "../../shop.ts";

type RevisionCache = { revision: number; results: LRUCache<string, Promise<unknown>> };

const MAX_RESULTS = 500;

const caches = new WeakMap<Revisions, RevisionCache>();

/**
 * Asks once for what is the same for everybody until something that visitors see changes, in whatever
 * process. Nobody may change what it gives. Where changes are not followed, and within a transaction,
 * it asks each time.
 * @param name what is asked for, with all that the answer depends on
 */
export async function memoizeByRevision<T>(
  shop: Shop,
  name: string,
  ask: () => Promise<T>,
): Promise<T> {
  const { revisions } = shop;
  if (!revisions || shop.db.isTransaction) return ask();
  const answers = cacheOf(revisions, await revisions.read());
  const known = answers.get(name);
  // Only what this very call of the name once made stands under it.
  if (known) return known as Promise<T>;
  const answer = ask();
  answers.set(name, answer);
  try {
    return await answer;
  } catch (error) {
    if (answers.peek(name) === answer) answers.delete(name);
    throw error;
  }
}

function cacheOf(revisions: Revisions, revision: number): RevisionCache["results"] {
  const known = caches.get(revisions);
  if (known && known.revision >= revision) return known.results;
  const answers = new LRUCache<string, Promise<unknown>>({ max: MAX_RESULTS });
  caches.set(revisions, { revision, results: answers });
  return answers;
}
