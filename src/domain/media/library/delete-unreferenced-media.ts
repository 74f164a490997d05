import { batchesOf } from "../../batches-of.ts";
import { forEachRow } from "../../for-each-row.ts";
import type { Shop } from "../../shop.ts";
import { deleteFilesWithoutRow } from "./delete-files-without-row.ts";
import { listMediaHashes } from "./list-media-hashes.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const RETENTION_DAYS = 30;
/** Below the parameter limit of both engines. */
const BATCH_ROWS = 500;

/**
 * Marks photos that nothing references, and deletes those marked for 30 days. Entities in the trash still
 * reference their photos. Files that a crash leaves without a row are findLeftoverFiles'. Idempotent.
 * @returns how many photos were deleted
 */
export async function deleteUnreferencedMedia(shop: Shop): Promise<number> {
  const used = await listReferencedHashes(shop);
  await updateUnreferencedSince(shop, used);
  const due = new Date(shop.now().getTime() - RETENTION_DAYS * DAY_MILLISECONDS).toISOString();
  const rows = await shop.db
    .selectFrom("media")
    .select("hash")
    .where("unreferencedSince", "<=", due)
    .execute();
  let deleted = 0;
  const named = {
    work: "delete a photo that nothing references",
    key: ({ hash }: (typeof rows)[number]) => hash,
  };
  await forEachRow(shop, rows, named, async ({ hash }) => {
    if (await deleteIfUnreferenced(shop, hash, due)) deleted += 1;
  });
  return deleted;
}

/** Deletes those of the photos at once that nothing references. */
export async function deleteMediaNow(shop: Shop, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  const used = await listReferencedHashes(shop);
  const unused = hashes.filter((hash) => !used.has(hash));
  const now = shop.now().toISOString();
  await setUnreferencedSince(
    shop,
    unused.map((hash) => ({ hash })),
    now,
  );
  for (const hash of unused) await deleteIfUnreferenced(shop, hash, now);
}

async function updateUnreferencedSince(shop: Shop, used: Set<string>): Promise<void> {
  const rows = await shop.db.selectFrom("media").select(["hash", "unreferencedSince"]).execute();
  const again = rows.filter((row) => used.has(row.hash) && row.unreferencedSince !== null);
  const newly = rows.filter((row) => !used.has(row.hash) && row.unreferencedSince === null);
  await setUnreferencedSince(shop, again, null);
  await setUnreferencedSince(shop, newly, shop.now().toISOString());
}

async function setUnreferencedSince(
  shop: Shop,
  rows: { hash: string }[],
  since: string | null,
): Promise<void> {
  const hashes = rows.map(({ hash }) => hash);
  for (const batch of batchesOf(hashes, BATCH_ROWS)) {
    await shop.db
      .updateTable("media")
      .set({ unreferencedSince: since })
      .where("hash", "in", batch)
      .execute();
  }
}

/** The row first: a crash in between leaves files without one, never a photo without its file. */
async function deleteIfUnreferenced(shop: Shop, hash: string, due: string): Promise<boolean> {
  const { numDeletedRows } = await shop.db
    .deleteFrom("media")
    .where("hash", "=", hash)
    .where("unreferencedSince", "<=", due)
    .where((eb) =>
      eb.and(
        REFERENCING_TABLES.map((table) =>
          eb.not(eb.exists(eb.selectFrom(table).select("id").where("mediaHash", "=", hash))),
        ),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n && deleteFilesWithoutRow(shop, hash);
}

/** Tables with a mediaHash column. */
const REFERENCING_TABLES = [
  "productImages",
  "collectionImages",
  "collectionVersionMedia",
  "heroSections",
  "categories",
  "inquiryPhotos",
  "certificates",
] as const;

/**
 * The hashes of all referenced photos: of pieces, collections and their versions, hero sections, categories,
 * inquiries (those in the trash included), certificates, and in texts and settings.
 */
async function listReferencedHashes(shop: Shop): Promise<Set<string>> {
  const hashes = new Set<string>();
  for (const table of REFERENCING_TABLES) {
    const rows = await shop.db.selectFrom(table).select("mediaHash").distinct().execute();
    for (const { mediaHash } of rows) if (mediaHash) hashes.add(mediaHash);
  }
  for (const hash of listMediaHashes(await listTexts(shop))) hashes.add(hash);
  return hashes;
}

async function listTexts({ db }: Shop): Promise<string[]> {
  const collections = await db
    .selectFrom("collections")
    .select(["content", "description"])
    .where((eb) =>
      eb.or([eb("content", "like", "%/media/%"), eb("description", "like", "%/media/%")]),
    )
    .execute();
  const products = await db
    .selectFrom("products")
    .select("description")
    .where("description", "like", "%/media/%")
    .execute();
  const pages = await db
    .selectFrom("pages")
    .select("content")
    .where("content", "like", "%/media/%")
    .execute();
  const settings = await db.selectFrom("settings").select("value").execute();
  const addresses = await db.selectFrom("heroSections").select("backgroundImage").execute();
  return [
    ...collections.flatMap(({ content, description }) => [content ?? "", description]),
    ...products.map(({ description }) => description ?? ""),
    ...pages.map(({ content }) => content),
    ...settings.map(({ value }) => JSON.stringify(value)),
    ...addresses.map(({ backgroundImage }) => backgroundImage ?? ""),
  ];
}
