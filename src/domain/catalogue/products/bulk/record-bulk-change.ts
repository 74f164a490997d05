import { randomUUID } from "node:crypto";
import type { ProductChange } from "#contract/catalogue/products.ts";
import type { Shop } from "../../../shop.ts";

export type BulkChangeItem = {
  productId: number;
  before: ProductChange;
  /** The version that the change gave the piece. */
  version: number;
  /** The last metal price when the replaced price was set; null before the first, undefined where the price stays. */
  metalPriceId?: number | null;
};

/** Rows of one insert: SQLite limits the parameters of a statement. */
const ROWS_PER_INSERT = 500;

/** Stores what a change of many pieces has overwritten. @returns the id that undoes it */
export async function recordBulkChange(
  { db, now }: Shop,
  { message, by, items }: { message: string; by: string | null; items: BulkChangeItem[] },
): Promise<string> {
  const id = randomUUID();
  const createdAt = now().toISOString();
  await db.insertInto("bulkChanges").values({ id, message, username: by, createdAt }).execute();
  const rows = items.map((item) => ({
    ...item,
    changeId: id,
    before: JSON.stringify(item.before),
  }));
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    const some = rows.slice(at, at + ROWS_PER_INSERT);
    await db.insertInto("bulkChangeItems").values(some).execute();
  }
  return id;
}
