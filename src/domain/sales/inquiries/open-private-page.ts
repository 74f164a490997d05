import type { PrivateInquiry } from "#contract/inquiries.ts";
import { PRIVATE_PAGE_DAYS } from "#contract/inquiries.ts";
import { notFound } from "../../errors.ts";
import { limitVisitorWrites } from "../../infrastructure/rate-limit/limit-visitor-writes.ts";
import type { Shop } from "../../shop.ts";
import { findInquiryRow, hasEnded } from "./inquiry-secret.ts";
import { loadMessages } from "./load-messages.ts";
import { loadPieces } from "./load-pieces.ts";

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
  return {
    state: "open",
    inquiry: {
      name: row.name,
      isClosed: row.state === "closed",
      isAnswered: row.state === "waiting-for-them",
      ringSize: row.ringSize,
      pieces: pieces.map(({ reservedFor: _name, ...piece }) => piece),
      messages: messages
        .filter(({ kind }) => kind !== "note")
        .map(({ by: _username, ...message }) => message),
      endsOn: daysAfter(row.lastMessageAt, PRIVATE_PAGE_DAYS),
    },
  };
}

const daysAfter = (instant: string, days: number): string =>
  new Date(new Date(instant).getTime() + days * 24 * 60 * 60 * 1000).toISOString();
