import type { Selectable } from "kysely";
import type { RetriedPhotos } from "#contract/importing/retried-photos.ts";
import type { StoredSourcePicture } from "#database/tables/importing-tables.ts";
import type { Tables } from "#database/tables.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { addLatePictures } from "../items/comparison/compare-pictures.ts";
import { loadCurrent, loadLastRead } from "../items/comparison/load-current.ts";
import { fetchPictures, type HostFailures } from "../items/writing/fetch-pictures.ts";
import { listMissingPhotos } from "../items/writing/list-missing-photos.ts";
import { requireImport } from "./state/list-import-items.ts";

type Item = Pick<
  Selectable<Tables["importItems"]>,
  "id" | "productId" | "externalId" | "verdict" | "snapshot"
>;

/**
 * Fetches the photos again that an import could not, and adds them to their pieces. Photos arranged or
 * removed here stay so. Undoing the import undoes it too.
 * @throws not-found when there is no such import, conflict while it is running and once it is undone
 */
export async function retryPhotos(shop: Shop, syncLogId: number): Promise<RetriedPhotos> {
  await requireImport(shop, syncLogId);
  const importRun = await shop.db
    .selectFrom("importRuns")
    .select(["state", "sourceKey"])
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirstOrThrow();
  if (!["completed", "failed", "cancelled"].includes(importRun.state))
    throw conflict("This import is still running or was undone.");
  return shop.jobs.run(async (stopping) => {
    const result: RetriedPhotos = { fetched: 0, missing: 0 };
    const failures: HostFailures = new Map();
    for (const item of await listItems(shop, syncLogId)) {
      const done = await retryItem(shop, importRun.sourceKey, item, (pictures) =>
        fetchPictures(shop, pictures, stopping, failures),
      );
      result.fetched += done.fetched;
      result.missing += done.missing;
    }
    return result;
  });
}

const listItems = ({ db }: Shop, syncLogId: number): Promise<Item[]> =>
  db
    .selectFrom("importItems")
    .select(["id", "productId", "externalId", "verdict", "snapshot"])
    .where("syncLogId", "=", syncLogId)
    .where("missingPhotos", "is not", null)
    .where("state", "in", ["applied", "accepted"])
    .orderBy("position")
    .execute();

type LoadPictures = (pictures: { url: string; alt: string }[]) => ReturnType<typeof fetchPictures>;

async function retryItem(
  shop: Shop,
  sourceKey: string,
  item: Item,
  loadPictures: LoadPictures,
): Promise<RetriedPhotos> {
  const { productId, externalId } = item;
  const last =
    productId === null ? null : await loadLastRead(shop, sourceKey, productId, externalId);
  if (productId === null || !last) return { fetched: 0, missing: 0 };
  const missing = new Set(last.pictures.flatMap(({ url, kept }) => (kept === null ? [url] : [])));
  const fetched = await loadPictures(
    last.piece.pictures?.filter(({ url }) => missing.has(url)) ?? [],
  );
  const pictures = last.pictures.map((picture) => fetched.get(picture.url) ?? picture);
  await inTransaction(shop, async (shop) => {
    const current = await loadCurrent(shop, productId);
    if (current) {
      const images = addLatePictures(current.images, pictures, last);
      if (images.join("\n") !== current.images.join("\n")) {
        await updateProduct(shop, productId, { images }, null);
        await recordImages(shop, item, current.images, images);
      }
    }
    await recordPictures(shop, last.id, item.id, pictures);
  });
  const stillMissing = pictures.filter(({ kept }) => kept === null).length;
  return { fetched: missing.size - stillMissing, missing: stillMissing };
}

/** So that undo reverts the photos of a piece that the import changed. */
async function recordImages({ db }: Shop, item: Item, before: string[], after: string[]) {
  if (item.verdict !== "change" || !item.snapshot) return;
  const { fields } = item.snapshot;
  const earlier = fields.find(({ field }) => field === "images");
  const images = { field: "images", before: earlier ? earlier.before : before, after };
  const snapshot = {
    ...item.snapshot,
    fields: [...fields.filter(({ field }) => field !== "images"), images],
  };
  await db
    .updateTable("importItems")
    .set({ snapshot: JSON.stringify(snapshot) })
    .where("id", "=", item.id)
    .execute();
}

async function recordPictures(
  { db }: Shop,
  sourceId: number,
  itemId: number,
  pictures: StoredSourcePicture[],
): Promise<void> {
  const stored = JSON.stringify(pictures.map(({ url, kept }) => ({ url, kept })));
  await db
    .updateTable("productSources")
    .set({ pictures: stored })
    .where("id", "=", sourceId)
    .execute();
  const missingPhotos = listMissingPhotos(pictures);
  await db
    .updateTable("importItems")
    .set({ missingPhotos: missingPhotos && JSON.stringify(missingPhotos) })
    .where("id", "=", itemId)
    .execute();
}
