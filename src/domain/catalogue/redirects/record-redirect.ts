import { sql } from "kysely";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { normalizePath } from "./normalize-path.ts";

export type RedirectTarget = {
  /** An address of this site; query and fragment are kept. */
  toPath: string;
  collectionId?: number | null;
  productId?: number | null;
};

export type NewRedirect = RedirectTarget & {
  /** A path or an absolute address, of this site or of the former one. */
  fromPath: string;
};

/**
 * Records that a page has moved. Redirects to the old path are changed to the new one, so that chains never
 * form, and a redirect from the new path is deleted. The home page cannot be moved.
 */
export async function recordRedirect(shop: Shop, move: NewRedirect): Promise<void> {
  const fromPath = normalizePath(move.fromPath);
  const toPath = normalizePath(move.toPath);
  if (!fromPath || !toPath) return;
  await inTransaction(shop, async (shop) => {
    await shop.db.deleteFrom("redirects").where("fromPath", "=", toPath).execute();
    if (fromPath !== toPath) await writeRedirect(shop, { ...move, fromPath, toPath });
  });
}

/**
 * Stores a redirect, in place of one from the same address, and points those to that address at the new one.
 * Call it inside a transaction, with a normalized address.
 * @returns its id
 */
export async function writeRedirect(shop: Shop, redirect: NewRedirect): Promise<number> {
  const { fromPath, ...target } = redirect;
  await repointRedirects(shop, fromPath, target);
  return storeRedirect(shop, redirect);
}

/** Stores a redirect whose old address no other leads to, in place of one from the same. @returns its id */
export async function storeRedirect(
  shop: Shop,
  { fromPath, toPath, collectionId = null, productId = null }: NewRedirect,
): Promise<number> {
  const row = { toPath, collectionId, productId, createdAt: shop.now().toISOString() };
  const { id } = await shop.db
    .insertInto("redirects")
    .values({ fromPath, ...row })
    .onConflict((conflict) => conflict.column("fromPath").doUpdateSet(row))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes redirects to a path, which keep their query and fragment unless the new target has its own.
 * @param ofCollection changes those of this collection only
 */
export async function repointRedirects(
  { db }: Shop,
  fromPath: string,
  { toPath, collectionId = null, productId = null }: RedirectTarget,
  ofCollection?: number,
): Promise<void> {
  const pointing = await db
    .selectFrom("redirects")
    .select(["id", "toPath"])
    .where(sql`substr(to_path, 1, ${fromPath.length + 1})`, "in", [
      fromPath,
      `${fromPath}?`,
      `${fromPath}#`,
    ])
    .$if(ofCollection !== undefined, (query) =>
      query.where("collectionId", "=", ofCollection ?? null),
    )
    .execute();
  for (const { id, toPath: before } of pointing) {
    const rest = /[?#]/.test(toPath) ? "" : before.slice(fromPath.length);
    await db
      .updateTable("redirects")
      .set({ toPath: toPath + rest, collectionId, productId })
      .where("id", "=", id)
      .execute();
  }
}
