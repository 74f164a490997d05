import type { MediaRow } from "./media-row.ts";
import type { Shop } from "../../shop.ts";
import { markInUse } from "./mark-in-use.ts";

/**
 * Normalizes and stores a photo and its row. The same photo again returns the same row; `alt` then only
 * fills in a missing description.
 * @throws DomainError unsupported-media, too-large or unprocessable, with a sentence that says what to do
 */
export async function storePicture(shop: Shop, bytes: Uint8Array, alt = ""): Promise<MediaRow> {
  const { data, ...original } = await shop.media.normalize(bytes);
  const stored = await markInUse(shop, original.hash);
  // Marked first, so that deleteUnreferencedMedia spares the file; file before row, so that a crash
  // leaves at worst an orphaned file.
  if (!stored || !(await shop.media.has(original))) await shop.media.store({ ...original, data });
  const row = await shop.db
    .insertInto("media")
    .values({ ...original, bytes: data.byteLength, alt, createdAt: shop.now().toISOString() })
    .onConflict((oc) =>
      oc.column("hash").doUpdateSet((eb) => ({
        alt: eb.case().when("media.alt", "=", "").then(alt).else(eb.ref("media.alt")).end(),
        unreferencedSince: null,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  // Files without a row may be removed until then: removeLeftoverFiles waits for rows, and rows for it.
  if (!stored && !(await shop.media.has(original))) await shop.media.store({ ...original, data });
  shop.media.prerender(row);
  return row;
}
