import type { Inquiry } from "#contract/sales/inquiries.ts";
import { conflict } from "../../../errors.ts";
import { inTransaction } from "../../../in-transaction.ts";
import type { Shop } from "../../../shop.ts";
import { addMessage } from "../records/add-message.ts";
import { lockPiece } from "./find-reserved-piece.ts";
import { getInquiry } from "../get-inquiry.ts";
import { lockInquiry } from "../records/lock-inquiry.ts";
import { releasePiece } from "./reserve-piece.ts";

/**
 * Makes a piece available again that is reserved from this inquiry.
 * @param by the admin's username
 * @throws not-found; conflict when it is not reserved from here
 */
export async function releaseForInquiry(
  shop: Shop,
  id: number,
  productId: number,
  by: string | null,
): Promise<Inquiry> {
  return inTransaction(shop, async (shop) => {
    const inquiry = await lockInquiry(shop, id);
    const piece = await lockPiece(shop, productId);
    if (!(await releasePiece(shop, inquiry, piece))) {
      throw conflict(`“${piece.name}” is not reserved for ${inquiry.name}.`);
    }
    const event = { type: "released" as const, productId, title: piece.name };
    await addMessage(shop, id, { kind: "event", event, username: by });
    return getInquiry(shop, id);
  });
}
