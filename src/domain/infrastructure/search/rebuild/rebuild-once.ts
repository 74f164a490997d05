import type { Database } from "#database/tables.ts";
import type { Shop } from "../../../shop.ts";
import { rebuildIndex } from "./rebuild-index.ts";

type Rebuild = { done: number; total: number; result: Promise<{ indexed: number }> };

/** Rebuilds running in this process, by database. */
const rebuilds = new WeakMap<Database, Rebuild>();

/** Rebuilds the index; concurrent calls share one rebuild. */
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

/** Progress of the running rebuild; null when there is none. */
export function rebuildProgress({ db }: Pick<Shop, "db">): { done: number; total: number } | null {
  const rebuild = rebuilds.get(db);
  return rebuild ? { done: rebuild.done, total: rebuild.total } : null;
}
