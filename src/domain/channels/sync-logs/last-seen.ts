import type { Shop } from "../../shop.ts";
import type { WooQuery } from "../woocommerce/read-pages.ts";

/** WooCommerce's timestamps are whole seconds of its own clock, so the last minutes are read again. */
const OVERLAP_MILLISECONDS = 10 * 60 * 1000;

type Column = "ordersSeenUntil" | "productsSeenUntil";

/** When the latest change that was read of a platform was made; null before the first one. */
export async function readLastSeenAt(
  { db, now }: Shop,
  platformId: number,
  column: Column,
): Promise<string | null> {
  const state = await db
    .selectFrom("platformSyncState")
    .select(column)
    .where("platformId", "=", platformId)
    .executeTakeFirst();
  const seenUntil = state?.[column] ?? null;
  // One in the future would hide all changes until then: everything is read again.
  return seenUntil !== null && seenUntil <= now().toISOString() ? seenUntil : null;
}

/** @param seenUntil at most now is stored: a store may date a change into the future. */
export async function writeLastSeenAt(
  { db, now }: Shop,
  platformId: number,
  column: Column,
  seenUntil: string,
): Promise<void> {
  const latest = [seenUntil, now().toISOString()].toSorted()[0];
  await db
    .insertInto("platformSyncState")
    .values({ platformId, [column]: latest })
    .onConflict((conflict) => conflict.column("platformId").doUpdateSet({ [column]: latest }))
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
