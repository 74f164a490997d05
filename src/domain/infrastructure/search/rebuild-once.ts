import type { Database } from "#database/tables.ts";
import type { Shop } from "../../shop.ts";
import { rebuildIndex } from "./rebuild-index.ts";

type Run = { done: number; total: number; result: Promise<{ indexed: number }> };

/** What is under way in this process, by the database it works on. */
const runs = new WeakMap<Database, Run>();

/** Rebuilds the index; whoever asks while that is under way waits for the same run. */
export function rebuildOnce(shop: Shop): Promise<{ indexed: number }> {
  const known = runs.get(shop.db);
  if (known) return known.result;
  const run: Run = { done: 0, total: 0, result: Promise.resolve({ indexed: 0 }) };
  run.result = rebuildIndex(shop, (done, total) => Object.assign(run, { done, total })).finally(
    () => runs.delete(shop.db),
  );
  runs.set(shop.db, run);
  return run.result;
}

/** How far the run that is under way has come; null when there is none. */
export function rebuildProgress({ db }: Pick<Shop, "db">): { done: number; total: number } | null {
  const run = runs.get(db);
  return run ? { done: run.done, total: run.total } : null;
}
