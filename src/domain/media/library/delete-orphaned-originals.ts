import type { Shop } from "../../shop.ts";
import { findMedia } from "./find-media.ts";

const AGE_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;
/** More than a few are no crash's left-overs: the store belongs to another database than this one. */
const MAX_ORPHANS = 20;

/** Removes originals that have had no row for 30 days: a crash came between the two. */
export async function deleteOrphanedOriginals(shop: Shop): Promise<void> {
  const strays = await listOrphans(shop);
  if (strays.length > MAX_ORPHANS) {
    shop.log.warn("the store holds pictures that the database does not know; they are left alone", {
      pictures: strays.length,
    });
    return;
  }
  for (const hash of strays) {
    if (await findMedia(shop, hash)) continue;
    shop.log.info("a picture that nothing knows of was removed", { hash });
    await shop.media.deleteRenditions(hash);
    await shop.media.deleteOriginal(hash);
  }
}

async function listOrphans(shop: Shop): Promise<string[]> {
  const before = shop.now().getTime() - AGE_MILLISECONDS;
  const rows = await shop.db.selectFrom("media").select("hash").execute();
  const known = new Set(rows.map(({ hash }) => hash));
  const strays: string[] = [];
  for await (const { hash, writtenAt } of shop.media.listOriginals()) {
    if (!known.has(hash) && writtenAt.getTime() < before) strays.push(hash);
  }
  return strays;
}
