import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { normalizePath } from "./normalize-path.ts";

export type NewRedirect = {
  /** Where it was: a path or a whole address, of this site or of the older one. */
  fromPath: string;
  /** Where it is now: a path of this site. */
  toPath: string;
  collectionId?: number | null;
  productId?: number | null;
};

/**
 * Remembers that a page lives elsewhere now. What led to the old path leads to the new one at once
 * (no chain is ever longer than one step), and the new path itself leads nowhere else.
 * The home page cannot be moved.
 */
export async function recordRedirect(shop: Shop, move: NewRedirect): Promise<void> {
  const fromPath = normalizePath(move.fromPath);
  const toPath = normalizePath(move.toPath);
  if (!fromPath || !toPath) return;
  await inTransaction(shop, async ({ db, now }) => {
    await db.deleteFrom("redirects").where("fromPath", "=", toPath).execute();
    if (fromPath === toPath) return;
    await db.updateTable("redirects").set({ toPath }).where("toPath", "=", fromPath).execute();
    const row = {
      toPath,
      collectionId: move.collectionId ?? null,
      productId: move.productId ?? null,
      createdAt: now().toISOString(),
    };
    await db
      .insertInto("redirects")
      .values({ fromPath, ...row })
      .onConflict((conflict) => conflict.column("fromPath").doUpdateSet(row))
      .execute();
  });
}
