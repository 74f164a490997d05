import { updateProduct } from "../../../catalogue/products/update-product.ts";
import { currentAvailability } from "../../../catalogue/reservation.ts";
import { conflict, unprocessable } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { addPieces } from "../records/add-pieces.ts";
import { findReservedPiece, lockPiece } from "./find-reserved-piece.ts";

type Asker = { id: number; name: string };
type Piece = Awaited<ReturnType<typeof lockPiece>>;

/**
 * Reserves a piece for who asks, or changes until when. Call it inside a transaction that has locked the
 * inquiry.
 * @param until an instant
 * @throws not-found; conflict when it is sold or reserved for somebody else; unprocessable for a time that
 * has passed and a piece that is made to order
 */
export async function reservePiece(
  shop: Shop,
  inquiry: Asker,
  productId: number,
  until: string,
): Promise<Piece> {
  const piece = await lockPiece(shop, productId);
  const isReservedHere = (await findReservedPiece(shop, inquiry, piece)) !== null;
  if (!isReservedHere) requireReservable(piece, shop.now());
  await updateProduct(
    shop,
    productId,
    {
      availability: "reserved",
      reservedFor: inquiry.name,
      reservedUntil: until,
    },
    null,
  );
  await markReserved(shop, inquiry.id, productId);
  return piece;
}

/** Makes a piece available again if it is reserved for who asks. @returns whether it was */
export async function releasePiece(shop: Shop, inquiry: Asker, piece: Piece): Promise<boolean> {
  const reserved = await findReservedPiece(shop, inquiry, piece);
  if (!reserved) return false;
  await updateProduct(shop, piece.id, { availability: "available" }, null);
  await shop.db
    .updateTable("inquiryPieces")
    .set({ isReserved: false })
    .where("id", "=", reserved.id)
    .execute();
  return true;
}

function requireReservable(piece: Piece, now: Date): void {
  const availability = currentAvailability(piece, now);
  if (availability === "sold") throw conflict(`“${piece.name}” is sold.`);
  if (availability === "reserved") {
    const holder = piece.reservedFor ? ` for ${piece.reservedFor}` : "";
    throw conflict(`“${piece.name}” is already reserved${holder}.`);
  }
  if (availability === "made_to_order") {
    throw unprocessable(`“${piece.name}” is made to order. There is no piece to reserve.`);
  }
}

async function markReserved(shop: Shop, inquiryId: number, productId: number): Promise<void> {
  await shop.db
    .updateTable("inquiryPieces")
    .set({ isReserved: false })
    .where("productId", "=", productId)
    .execute();
  const { numUpdatedRows } = await shop.db
    .updateTable("inquiryPieces")
    .set({ isReserved: true })
    .where("inquiryId", "=", inquiryId)
    .where("productId", "=", productId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await addPieces(shop, inquiryId, [productId]);
  await markReserved(shop, inquiryId, productId);
}
