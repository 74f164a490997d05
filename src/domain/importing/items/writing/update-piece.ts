import { updateProduct } from "../../../catalogue/products/update-product.ts";
import { writeCost } from "../../../catalogue/products/pricing/write-pricing.ts";
import { withoutEndedReservation } from "../../../catalogue/reservation.ts";
import type { Shop } from "../../../shop.ts";
import type { PieceChange } from "../comparison/to-product-change.ts";

/** Changes a piece and what it costs, as an import or its undo does. */
export async function updatePiece(
  shop: Shop,
  productId: number,
  { costCents, ...change }: PieceChange,
): Promise<void> {
  await updateProduct(shop, productId, withoutEndedReservation(change, shop.now()), null);
  if (costCents !== undefined) await writeCost(shop, productId, costCents);
}
