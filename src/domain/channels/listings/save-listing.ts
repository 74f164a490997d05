import type { Shop } from "../../shop.ts";
import { compareListing } from "./compare-listing.ts";
import { decideStock } from "./decide-stock.ts";
import type { ListedPiece } from "./listed-piece.ts";
import type { ListingData } from "./listing-data.ts";
import { queuePush } from "./queue-push.ts";

type ListingState = {
  /** Id of the listing. */
  id: number;
  platformId: number;
  piece: ListedPiece;
  data: ListingData;
  /** What was just sent: a platform that ignored it is not sent the same stock again at once. */
  sent?: { piece: ListedPiece } | undefined;
};

/** Saves a listing's data and its status, and queues stock that is to be sent. */
export async function saveListing(shop: Shop, state: ListingState): Promise<void> {
  const { id, platformId, piece, data, sent } = state;
  const now = shop.now().toISOString();
  const isOff = !piece.isShown && !data.isShown;
  const isOutOfStep = compareListing(piece, data).length > 0;
  await shop.db
    .updateTable("productListings")
    .set({
      listingData: JSON.stringify(data),
      status: isOff ? "removed" : isOutOfStep ? "out_of_step" : "listed",
      productVersion: piece.product.version,
      updatedAt: now,
      ...(sent && { lastSyncAt: now, syncErrors: null }),
    })
    .where("id", "=", id)
    .execute();
  const wasSent = sent !== undefined && sent.piece.stock === piece.stock;
  if (wasSent || decideStock(piece.stock, data.stock, data.agreed.stock) !== "send") return;
  await queuePush(shop, { platformId, productId: piece.product.id, scope: "stock" });
}
