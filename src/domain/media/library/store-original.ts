import type { Original } from "../../services/media-library.ts";
import type { Shop } from "../../shop.ts";
import { markInUse } from "./mark-in-use.ts";
import type { MediaRow } from "./media-row.ts";

/**
 * Stores a normalized photo and its row. The same photo again returns the same row; `alt` then only fills in
 * a missing description.
 * @param store writes its file, more than once if need be
 */
export async function storeOriginal(
  shop: Shop,
  original: Omit<Original, "data"> & { bytes: number },
  store: () => Promise<void>,
  alt: string,
): Promise<MediaRow> {
  const stored = await markInUse(shop, original.hash);
  // Marked first, so that deleteUnreferencedMedia spares the file; file before row, so that a crash
  // leaves at worst a file without a row.
  if (!stored || !(await shop.media.has(original))) await store();
  const row = await shop.db
    .insertInto("media")
    .values({ ...original, alt, createdAt: shop.now().toISOString() })
    .onConflict((oc) =>
      oc.column("hash").doUpdateSet((eb) => ({
        alt: eb.case().when("media.alt", "=", "").then(alt).else(eb.ref("media.alt")).end(),
        unreferencedSince: null,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  // Files left without a row may have been deleted before the row was there: deleteFilesWithoutRow.
  if (!(await shop.media.has(original))) await store();
  shop.media.prerender(row);
  return row;
}
