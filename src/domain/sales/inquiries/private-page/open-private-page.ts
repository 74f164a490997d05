import {
  type InquiryPiece,
  PRIVATE_PAGE_DAYS,
  type PrivateInquiry,
} from "#contract/sales/inquiries.ts";
import { visibleProducts } from "../../../catalogue/products/visible-products.ts";
import { notFound } from "../../../errors.ts";
import { idList } from "../../../id-list.ts";
import { limitVisitorWrites } from "../../../infrastructure/rate-limit/limit-visitor-writes.ts";
import type { Shop } from "../../../shop.ts";
import { findInquiryRow, hasEnded } from "../records/inquiry-secret.ts";
import { loadMessages } from "../records/load-messages.ts";
import { loadPieces } from "../records/load-pieces.ts";

export type PrivatePage = { state: "open"; inquiry: PrivateInquiry } | { state: "ended" };

/**
 * What a customer sees on their own page: never notes, nor who works in the shop.
 * @param from the visitor's IP address
 * @throws not-found for a forged or revoked secret; too-many-requests for who opens many
 */
export async function openPrivatePage(
  shop: Shop,
  secret: string,
  from: string,
): Promise<PrivatePage> {
  await limitVisitorWrites(shop, from, { purpose: "private pages" });
  const row = await findInquiryRow(shop, secret);
  if (!row) throw notFound("Inquiry");
  if (hasEnded(shop, row)) return { state: "ended" };
  const messages = (await loadMessages(shop, [row.id])).get(row.id) ?? [];
  const pieces = (await loadPieces(shop, [row.id])).get(row.id) ?? [];
  const listed = await listListed(shop, pieces);
  return {
    state: "open",
    inquiry: {
      name: row.name,
      isClosed: row.state === "closed",
      isAnswered: row.state === "waiting-for-them",
      ringSize: row.ringSize,
      pieces: pieces.map(({ reservedFor: _name, ...piece }) => ({
        ...piece,
        isListed: listed.has(piece.productId),
      })),
      messages: messages
        .filter(({ kind }) => kind !== "note")
        .map(({ by: _username, mailedFrom: _address, ...message }) => message),
      endsOn: daysAfter(row.lastMessageAt, PRIVATE_PAGE_DAYS),
    },
  };
}

const daysAfter = (instant: string, days: number): string =>
  new Date(new Date(instant).getTime() + days * 24 * 60 * 60 * 1000).toISOString();

async function listListed(shop: Shop, pieces: InquiryPiece[]): Promise<Set<number | null>> {
  const ids = pieces.flatMap(({ productId }) => productId ?? []);
  const rows = await visibleProducts(shop, "visitor")
    .select("products.id")
    .where("products.id", "in", idList(shop, ids))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
