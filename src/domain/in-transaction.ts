import type { Shop } from "./shop.ts";

/**
 * Runs a verb's writes all or not at all. Joins the transaction that is already under way when one
 * verb calls another, so that both stand or fall together.
 */
export async function inTransaction<T>(shop: Shop, work: (shop: Shop) => Promise<T>): Promise<T> {
  if (shop.db.isTransaction) return work(shop);
  return shop.db.transaction().execute((db) => work({ ...shop, db }));
}
