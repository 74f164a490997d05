import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { listUsedHashes, REFERRERS } from "./list-referenced-hashes.ts";
import { removeStrayOriginals } from "./delete-orphaned-originals.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 30;
/** As many as a statement of either engine takes. */
const AT_ONCE = 500;

/**
 * Notes which pictures nothing refers to any more, and removes those that have been so for 30 days.
 * Things in the trash refer to their pictures as long as they lie there. Running it again is harmless.
 * @returns how many pictures were removed
 */
export async function collectUnreferencedMedia(shop: Shop): Promise<number> {
  const used = await listUsedHashes(shop);
  await noteSince(shop, used);
  const due = new Date(shop.now().getTime() - KEPT_DAYS * DAY_MILLISECONDS).toISOString();
  const rows = await shop.db
    .selectFrom("media")
    .select("hash")
    .where("unreferencedSince", "<=", due)
    .execute();
  let removed = 0;
  for (const { hash } of rows) if (await remove(shop, hash, due)) removed += 1;
  await removeStrayOriginals(shop);
  return removed;
}

async function noteSince(shop: Shop, used: Set<string>): Promise<void> {
  const rows = await shop.db.selectFrom("media").select(["hash", "unreferencedSince"]).execute();
  const again = rows.filter((row) => used.has(row.hash) && row.unreferencedSince !== null);
  const newly = rows.filter((row) => !used.has(row.hash) && row.unreferencedSince === null);
  await note(shop, again, null);
  await note(shop, newly, shop.now().toISOString());
}

async function note(shop: Shop, rows: { hash: string }[], since: string | null): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const hashes = rows.slice(from, from + AT_ONCE).map(({ hash }) => hash);
    await shop.db
      .updateTable("media")
      .set({ unreferencedSince: since })
      .where("hash", "in", hashes)
      .execute();
  }
}

/**
 * Row and original go together, in one transaction: whoever takes the same picture in at this very
 * moment waits for its end, and then finds neither.
 */
async function remove(shop: Shop, hash: string, due: string): Promise<boolean> {
  await shop.media.deleteRenditions(hash);
  return inTransaction(shop, async (shop) => {
    const { numDeletedRows } = await shop.db
      .deleteFrom("media")
      .where("hash", "=", hash)
      .where("unreferencedSince", "<=", due)
      .where((eb) =>
        eb.and(
          REFERRERS.map((table) =>
            eb.not(eb.exists(eb.selectFrom(table).select("id").where("mediaHash", "=", hash))),
          ),
        ),
      )
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await shop.media.deleteOriginal(hash);
    return true;
  });
}
