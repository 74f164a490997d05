import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { normalizePath } from "./normalize-path.ts";

export type NewRedirect = {
  /** A path or an absolute address, of this site or of the former one. */
  fromPath: string;
  /** A path of this site. */
  toPath: string;
  collectionId?: number | null;
  productId?: number | null;
};

/**
 * Records that a page has moved. Redirects to the old path are changed to the new one, so that chains never
 * form, and a redirect from the new path is deleted. The home page cannot be moved.
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
