import type { Revisions } from "../../services/revisions.ts";
import { LRUCache } from "lru-cache";
import type { Shop } from "../../shop.ts";

type Memory = { revision: number; answers: LRUCache<string, Promise<unknown>> };

const MOST_ANSWERS = 500;

const memories = new WeakMap<Revisions, Memory>();

/**
 * Asks once for what is the same for everybody until something that visitors see changes, in whatever
 * process. Nobody may change what it gives. Where changes are not followed, and within a transaction,
 * it asks each time.
 * @param name what is asked for, with all that the answer depends on
 */
export async function remember<T>(shop: Shop, name: string, ask: () => Promise<T>): Promise<T> {
  const { revisions } = shop;
  if (!revisions || shop.db.isTransaction) return ask();
  const answers = answersOf(revisions, await revisions.read());
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

function answersOf(revisions: Revisions, revision: number): Memory["answers"] {
  const known = memories.get(revisions);
  if (known && known.revision >= revision) return known.answers;
  const answers = new LRUCache<string, Promise<unknown>>({ max: MOST_ANSWERS });
  memories.set(revisions, { revision, answers });
  return answers;
}
