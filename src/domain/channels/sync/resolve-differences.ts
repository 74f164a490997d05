import { PLATFORMS } from "#contract/channels/platforms.ts";
import { unprocessable } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { findPlatform } from "../platforms/find-platform.ts";
import type { Shop } from "../../shop.ts";
import { saveListing } from "../listings/save-listing.ts";
import { loadListedPieces, type ListedPiece } from "../listings/listed-piece.ts";
import type { ListingData } from "../listings/listing-data.ts";
import { refreshStaleListings } from "../listings/refresh-stale-listings.ts";
import { upsertListing } from "../listings/upsert-listing.ts";
import { queuePush } from "../listings/queue-push.ts";
import { sendDueListings } from "./send-due-listings.ts";

/**
 * Resolves the differences of listings. To WooCommerce a single piece is sent at once, several are queued.
 * For a platform that takes a file, it records that the pieces were exported as they are now.
 * @param productIds all that differ when omitted (of a file: all that are shown)
 * @returns how many were resolved or queued
 * @throws unprocessable for a feed, for a paused platform, and when a single piece could not be sent: it
 * is retried automatically
 */
export async function resolveDifferences(
  shop: Shop,
  platformId: number,
  productIds?: number[],
): Promise<number> {
  const { platform, isActive } = await findPlatform(shop, platformId);
  const { way, name } = PLATFORMS[platform];
  if (way === "feed") throw unprocessable(`${name} reads its feed on its own schedule.`);
  if (!isActive) throw unprocessable("This platform is paused. Resume it first.");
  if (way === "file") return markExported(shop, platformId, productIds);
  await refreshStaleListings(shop, platformId);
  const ids = productIds ?? (await findOutOfStep(shop, platformId));
  await inTransaction(shop, async (shop) => {
    for (const productId of ids) await queuePush(shop, { platformId, productId, scope: "all" });
  });
  const [only] = ids;
  if (productIds && ids.length === 1 && only !== undefined) {
    const { failed } = await sendDueListings(shop, { platformId, productId: only });
    const [failure] = failed;
    if (failure) throw unprocessable(`${failure.reason} We’ll try again automatically.`);
  }
  return ids.length;
}

async function findOutOfStep({ db }: Shop, platformId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("productListings")
    .select("productId")
    .where("platformId", "=", platformId)
    .where("status", "=", "out_of_step")
    .orderBy("productId")
    .execute();
  return rows.map(({ productId }) => productId);
}

async function markExported(
  shop: Shop,
  platformId: number,
  productIds?: number[],
): Promise<number> {
  const ids = productIds ?? (await findExported(shop, platformId));
  return inTransaction(shop, async (shop) => {
    const pieces = await loadListedPieces(shop, ids);
    for (const piece of pieces.values()) {
      const id = await upsertListing(shop, { platformId, productId: piece.product.id }, null);
      const data = toExportedData(piece);
      await saveListing(shop, { id, platformId, piece, data, sent: { piece } });
    }
    return pieces.size;
  });
}

/** Visible pieces, and those exported before: the file marks them as gone. */
async function findExported({ db }: Shop, platformId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("products")
    .leftJoin("productListings as listing", (join) =>
      join.onRef("listing.productId", "=", "products.id").on("listing.platformId", "=", platformId),
    )
    .select("products.id")
    .where((eb) =>
      eb.or([
        eb("listing.id", "is not", null),
        eb.and([eb("products.isActive", "=", true), eb("products.deletedAt", "is", null)]),
      ]),
    )
    .orderBy("products.id")
    .execute();
  return rows.map(({ id }) => id);
}

const toExportedData = (piece: ListedPiece): ListingData => ({
  address: null,
  modifiedAt: null,
  isShown: piece.isShown,
  hasVariations: false,
  priceCents: piece.priceCents,
  stock: piece.stock ?? 1,
  text: piece.text,
  pictures: piece.pictures,
  pictureCount: piece.product.images.length,
  pictureIds: {},
  sentAttributes: [],
  agreed: {
    stock: piece.stock ?? 1,
    text: { here: piece.text, there: piece.text },
    pictures: { here: piece.pictures, there: piece.pictures },
  },
});
