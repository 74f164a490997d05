import type { Database } from "#database/tables.ts";
import type { Shop } from "../../shop.ts";
import { rebuildIndex } from "./rebuild-index.ts";

type Rebuild = { done: number; total: number; result: Promise<{ indexed: number }> };

/** What is under way in this process, by the database it works on. */
const rebuilds = new WeakMap<Database, Rebuild>();

/** Rebuilds the index; whoever asks while that is under way waits for the same run. */
export function rebuildOnce(shop: Shop): Promise<{ indexed: number }> {
  const running = rebuilds.get(shop.db);
  if (running) return running.result;
  const rebuild: Rebuild = { done: 0, total: 0, result: Promise.resolve({ indexed: 0 }) };
  rebuild.result = rebuildIndex(shop, (done, total) =>
    Object.assign(rebuild, { done, total }),
  ).finally(() => rebuilds.delete(shop.db));
  rebuilds.set(shop.db, rebuild);
  return rebuild.result;
}

/** How far the run that is under way has come; null when there is none. */
export function rebuildProgress({ db }: Pick<Shop, "db">): { done: number; total: number } | null {
  const run = rebuilds.get(db);
  return run ? { done: run.done, total: run.total } : null;
}
