import type { InsightPiece } from "#contract/operations/insights.ts";
import { loadSummaryRows } from "../../../catalogue/products/load-rows.ts";
import { toProductSummaries } from "../../../catalogue/products/to-products.ts";
import type { Shop } from "../../../shop.ts";
import type { Period } from "./counted-period.ts";
import { listPieceNumbers } from "./list-piece-numbers.ts";

const MAX_PIECES = 100;

/** The pieces of a period with their numbers, most viewed first, without those in the trash. */
export async function listViewedPieces(
  shop: Shop,
  period: Period,
  before: Period | null,
): Promise<InsightPiece[]> {
  const numbers = (await listPieceNumbers(shop, period)).slice(0, MAX_PIECES);
  const earlier = before && (await listPieceNumbers(shop, before));
  const viewsBefore = new Map(earlier?.map(({ productId, views }) => [productId, views]));
  const ids = numbers.map(({ productId }) => productId);
  const pieces = await toProductSummaries(shop, await loadSummaryRows(shop, ids), "admin");
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  return numbers.flatMap((own) => {
    const piece = byId.get(own.productId);
    if (!piece) return [];
    const { name, media } = piece;
    const compared = earlier ? (viewsBefore.get(own.productId) ?? 0) : null;
    return [{ ...own, name, picture: media[0] ?? null, viewsBefore: compared }];
  });
}
