import { formatCount } from "#contract/decimals.ts";
import { countOf } from "#contract/count-of.ts";
import { batchesOf } from "../../../batches-of.ts";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";

const BATCH_SIZE = 25;
const MOST_NAMES = 5;

type Photo = { hash: string; extension: "jpg" | "webp" };

/** Whether the originals of all photos are in the store. */
export async function checkPhotos(shop: Shop, signal: AbortSignal): Promise<Finding> {
  const photos = await shop.db.selectFrom("media").select(["hash", "extension"]).execute();
  if (photos.length === 0) return ok("There are no photos yet.");
  const count = photos.length === 1 ? "the one photo" : `all ${formatCount(photos.length)} photos`;
  const missing = await listMissing(shop, photos, signal);
  if (missing.length === 0) return ok(`The files of ${count} are there.`);
  const names = await listPieces(shop, missing);
  return {
    state: "failed",
    sentence: `Of ${count}, ${countOf(missing.length, "file is", "files are")} missing.`,
    meaning: "Visitors see an empty place where they were.",
    fix: "Add the photos again, or restore the last backup that has them.",
    screen: "/admin/settings/backups",
    ...(names.length > 0 && { details: [`Missing from: ${names.join(", ")}`] }),
  };
}

/** Whatever the listing lacks is asked for once more: a photo may have been deleted or added meanwhile. */
async function listMissing(
  { db, media }: Shop,
  photos: Photo[],
  signal: AbortSignal,
): Promise<Photo[]> {
  const unseen = new Map(photos.map((photo) => [photo.hash, photo]));
  for await (const { hash } of media.listOriginals()) {
    signal.throwIfAborted();
    unseen.delete(hash);
  }
  const missing: Photo[] = [];
  for (const batch of batchesOf([...unseen.values()], BATCH_SIZE)) {
    signal.throwIfAborted();
    const hashes = batch.map(({ hash }) => hash);
    const rows = await db.selectFrom("media").select("hash").where("hash", "in", hashes).execute();
    const known = new Set(rows.map(({ hash }) => hash));
    const found = await Promise.all(batch.map((photo) => media.has(photo)));
    missing.push(...batch.filter(({ hash }, index) => known.has(hash) && !found[index]));
  }
  return missing;
}

/** Names of pieces that lack a photo. */
async function listPieces({ db }: Shop, missing: Photo[]): Promise<string[]> {
  const hashes = missing.slice(0, 500).map(({ hash }) => hash);
  const rows = await db
    .selectFrom("productImages")
    .innerJoin("products", "products.id", "productImages.productId")
    .select(["products.name", "products.nameKey"])
    .distinct()
    .where("productImages.mediaHash", "in", hashes)
    .where("products.deletedAt", "is", null)
    .orderBy("products.nameKey")
    .orderBy("products.name")
    .limit(MOST_NAMES + 1)
    .execute();
  const names = rows.map(({ name }) => name);
  return names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), "and more"] : names;
}
