import type { Inquiry, Reserve } from "#contract/sales/inquiries.ts";
import { toInstantOf } from "#contract/day-or-instant.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import { inTransaction } from "../../../in-transaction.ts";
import type { Shop } from "../../../shop.ts";
import { addMessage } from "../records/add-message.ts";
import { getInquiry } from "../get-inquiry.ts";
import { lockInquiry } from "../records/lock-inquiry.ts";
import { reservePiece } from "./reserve-piece.ts";

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
    const piece = await reservePiece(shop, inquiry, productId, reservedUntil);
    const event = { type: "reserved" as const, productId, title: piece.name, until: reservedUntil };
    await addMessage(shop, id, { kind: "event", event, username: by });
    return getInquiry(shop, id);
  });
}
