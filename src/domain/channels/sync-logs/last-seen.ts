import type { Shop } from "../../shop.ts";
import type { WooQuery } from "../woocommerce/read-pages.ts";

/** WooCommerce's timestamps are whole seconds of its own clock, so the last minutes are read again. */
const OVERLAP_MILLISECONDS = 10 * 60 * 1000;

type Column = "ordersSeenUntil" | "productsSeenUntil";

/** When the latest change that was read of a platform was made; null before the first one. */
export async function readLastSeenAt(
  { db }: Shop,
  platformId: number,
  column: Column,
): Promise<string | null> {
  const state = await db
    .selectFrom("platformSyncState")
    .select(column)
    .where("platformId", "=", platformId)
    .executeTakeFirst();
  return state?.[column] ?? null;
}

export async function writeLastSeenAt(
  { db }: Shop,
  platformId: number,
  column: Column,
  seenUntil: string,
): Promise<void> {
  await db
    .insertInto("platformSyncState")
    .values({ platformId, [column]: seenUntil })
    .onConflict((conflict) => conflict.column("platformId").doUpdateSet({ [column]: seenUntil }))
    .execute();
}

/** A query for what changed since then, for everything after null. */
export const modifiedSince = (seenUntil: string | null): WooQuery =>
  seenUntil === null
    ? {}
    : {
        // "2026-11-20T15:00:00", the format of WordPress.
        modified_after: new Date(Date.parse(seenUntil) - OVERLAP_MILLISECONDS)
          .toISOString()
          .slice(0, 19),
        dates_are_gmt: true,
      };
