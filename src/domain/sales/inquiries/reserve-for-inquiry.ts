import type { Inquiry, Reserve } from "#contract/inquiries.ts";
import { toInstantOf } from "#contract/day-or-instant.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { currentAvailability } from "../../catalogue/reservation.ts";
import { conflict, unprocessable } from "../../errors.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { addMessage } from "./add-message.ts";
import { addPieces } from "./add-pieces.ts";
import { findReservedPiece, lockPiece } from "./find-reserved-piece.ts";
import { getInquiry } from "./get-inquiry.ts";
import { lockInquiry } from "./lock-inquiry.ts";

/**
 * Reserves a piece for who asks until the end of a day, or changes that day. The reservation ends by itself.
 * @param by the admin's username
 * @throws not-found; conflict when it is sold or reserved for somebody else; unprocessable for a day that is
 * over and a piece that is made to order
 */
export async function reserveForInquiry(
  shop: Shop,
  id: number,
  { productId, until }: Reserve,
  by: string | null,
): Promise<Inquiry> {
  const { timeZone } = await getSettings(shop);
  const reservedUntil = toInstantOf(until, timeZone);
  return inTransaction(shop, async (shop) => {
    const inquiry = await lockInquiry(shop, id);
    const piece = await lockPiece(shop, productId);
    const isReservedHere = (await findReservedPiece(shop, inquiry, piece)) !== null;
    if (!isReservedHere) requireReservable(piece, shop.now());
    await updateProduct(shop, productId, {
      availability: "reserved",
      reservedFor: inquiry.name,
      reservedUntil,
    });
    await markReserved(shop, id, productId);
    const event = { type: "reserved" as const, productId, title: piece.name, until: reservedUntil };
    await addMessage(shop, id, { kind: "event", event, username: by });
    return getInquiry(shop, id);
  });
}

function requireReservable(piece: Awaited<ReturnType<typeof lockPiece>>, now: Date): void {
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
