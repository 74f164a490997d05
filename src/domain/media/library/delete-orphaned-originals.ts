import type { Shop } from "../../shop.ts";
import { findMedia } from "./find-media.ts";

const AGE_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;
/** A crash leaves few orphans; more mean that the store belongs to another database. */
const MAX_ORPHANS = 20;

/** Deletes stored originals without a database row, left by a crash at least 30 days ago. */
export async function deleteOrphanedOriginals(shop: Shop): Promise<void> {
  const orphans = await listOrphans(shop);
  if (orphans.length > MAX_ORPHANS) {
    shop.log.warn("media store has many originals without a database row; deleting none", {
      originals: orphans.length,
    });
    return;
  }
  for (const hash of orphans) {
    if (await findMedia(shop, hash)) continue;
    shop.log.info("deleting an original without a database row", { hash });
    await shop.media.deleteRenditions(hash);
    await shop.media.deleteOriginal(hash);
  }
}

async function listOrphans(shop: Shop): Promise<string[]> {
  const before = shop.now().getTime() - AGE_MILLISECONDS;
  const rows = await shop.db.selectFrom("media").select("hash").execute();
  const known = new Set(rows.map(({ hash }) => hash));
  const orphans: string[] = [];
  for await (const { hash, writtenAt } of shop.media.listOriginals()) {
    if (!known.has(hash) && writtenAt.getTime() < before) orphans.push(hash);
  }
  return orphans;
}
