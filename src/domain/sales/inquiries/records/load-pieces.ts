import type { InquiryPiece } from "#contract/sales/inquiries.ts";
import { loadSummaryRows } from "../../../catalogue/products/load-rows.ts";
import { toProductSummaries } from "../../../catalogue/products/to-products.ts";
import { idList } from "../../../id-list.ts";
import type { Shop } from "../../../shop.ts";

/** The pieces that inquiries ask about, by the inquiry's id, in their order. Three queries, however many. */
export async function loadPieces(
  shop: Shop,
  inquiryIds: number[],
): Promise<Map<number, InquiryPiece[]>> {
  const rows = await shop.db
    .selectFrom("inquiryPieces")
    .innerJoin("inquiries", "inquiries.id", "inquiryPieces.inquiryId")
    .leftJoin("products", "products.id", "inquiryPieces.productId")
    .selectAll("inquiryPieces")
    .select(["inquiries.name as asker", "products.reservedFor"])
    .where("inquiryPieces.inquiryId", "in", idList(shop, inquiryIds))
    .orderBy("inquiryPieces.position")
    .orderBy("inquiryPieces.id")
    .execute();
  const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))];
  const summaries = await toProductSummaries(shop, await loadSummaryRows(shop, ids), "admin");
  const byId = new Map(summaries.map((piece) => [piece.id, piece]));
  const pieces = new Map<number, InquiryPiece[]>();
  for (const row of rows) {
    const piece = row.productId === null ? undefined : byId.get(row.productId);
    const isReserved = piece?.availability === "reserved";
    pieces.set(row.inquiryId, [
      ...(pieces.get(row.inquiryId) ?? []),
      {
        productId: row.productId,
        name: piece?.name ?? row.productName,
        picture: piece?.media[0] ?? null,
        price: piece?.price ?? null,
        availability: piece?.availability ?? null,
        reservedFor: isReserved ? row.reservedFor : null,
        reservedUntil: piece?.reservedUntil ?? null,
        isReservedHere: isReserved && row.isReserved && row.reservedFor === row.asker,
      },
    ]);
  }
  return pieces;
}
