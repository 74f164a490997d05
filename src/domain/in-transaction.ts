import type { Shop } from "./shop.ts";

/**
 * Runs an operation in a transaction, and joins the current one when an operation calls another.
 */
export async function inTransaction<T>(shop: Shop, work: (shop: Shop) => Promise<T>): Promise<T> {
  if (shop.db.isTransaction) return work(shop);
  return shop.db.transaction().execute((db) => work({ ...shop, db }));
}
