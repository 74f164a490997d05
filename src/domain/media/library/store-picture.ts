import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../shop.ts";
import { markInUse } from "./mark-in-use.ts";

export type MediaRow = Selectable<Tables["media"]>;

/**
 * Takes a picture in: cleaned, kept, and given its row. The same picture twice is one picture; words
 * given with it the second time fill in for missing ones only.
 * @throws DomainError with a sentence that says what to do
 */
export async function storePicture(shop: Shop, bytes: Uint8Array, alt = ""): Promise<MediaRow> {
  const { data, ...original } = await shop.media.normalize(bytes);
  const known = await markInUse(shop, original.hash);
  // In this order a crash leaves a file without a row at worst, and the collector, which takes no row
  // that is in use, never removes the file between the two.
  if (!known || !(await shop.media.has(original))) await shop.media.store({ ...original, data });
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
  shop.media.prerender(row);
  return row;
}
