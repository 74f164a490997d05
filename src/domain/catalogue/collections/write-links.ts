import { idList } from "../../id-list.ts";
import { invalid } from "../../errors.ts";
import type { ImageRow } from "../../media/library/store-images.ts";
import type { Shop } from "../../shop.ts";
import { requireTags } from "../tags/require-tags.ts";

export type Links = {
  images?: ImageRow[] | undefined;
  tagIds?: number[] | undefined;
  productIds?: number[] | undefined;
};

/**
 * Replaces pictures, tags and pieces of a collection, where given, in this order. Links to deleted tags and
 * pieces stay, for when they are restored. Call it inside a transaction.
 * @throws invalid with its path, for an unknown tag or piece
 */
export async function writeLinks(shop: Shop, collectionId: number, links: Links): Promise<void> {
  if (links.images) await writeImages(shop, collectionId, links.images);
  if (links.tagIds) await writeTags(shop, collectionId, [...new Set(links.tagIds)]);
  if (links.productIds) await writePieces(shop, collectionId, [...new Set(links.productIds)]);
}

async function writeImages({ db }: Shop, collectionId: number, images: ImageRow[]): Promise<void> {
  await db.deleteFrom("collectionImages").where("collectionId", "=", collectionId).execute();
  const rows = images.map(({ url, mediaHash }, position) => ({
    collectionId,
    position,
    url,
    mediaHash,
  }));
  if (rows.length > 0) await db.insertInto("collectionImages").values(rows).execute();
}

async function writeTags(shop: Shop, collectionId: number, tagIds: number[]): Promise<void> {
  await requireTags(shop, tagIds);
  const createdAt = shop.now().toISOString();
  await shop.db
    .deleteFrom("collectionTags")
    .where("collectionId", "=", collectionId)
    .where("tagId", "in", liveIds(shop, "tags"))
    .execute();
  const rows = tagIds.map((tagId) => ({ collectionId, tagId, createdAt }));
  if (rows.length > 0) await shop.db.insertInto("collectionTags").values(rows).execute();
}

async function writePieces(shop: Shop, collectionId: number, productIds: number[]): Promise<void> {
  await requirePieces(shop, productIds);
  await shop.db
    .deleteFrom("collectionProducts")
    .where("collectionId", "=", collectionId)
    .where("productId", "in", liveIds(shop, "products"))
    .execute();
  const rows = productIds.map((productId, position) => ({ collectionId, productId, position }));
  if (rows.length > 0) await shop.db.insertInto("collectionProducts").values(rows).execute();
}

const liveIds = ({ db }: Shop, table: "tags" | "products") =>
  db.selectFrom(table).select("id").where("deletedAt", "is", null);

async function requirePieces(shop: Shop, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await liveIds(shop, "products").where("id", "in", idList(shop, ids)).execute();
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.findIndex((id) => !found.has(id));
  if (missing !== -1) throw invalid(`productIds.${missing}`, `There is no piece ${ids[missing]}`);
}
