import { formatPrice } from "#contract/decimals.ts";
import type { InquiryMessage, InquiryPiece } from "#contract/inquiries.ts";
import { formatShortDate } from "#web/catalog/format-date.ts";
import { INQUIRY_WORDS } from "./messages.ts";

const { list, talk } = INQUIRY_WORDS;

/** "Sapphire Solitaire", "Opal Bezel Necklace and 2 more", or "Custom work". */
export function describePieces([first, ...others]: Pick<InquiryPiece, "name">[]): string {
  if (!first) return list.customWork;
  return others.length === 0 ? first.name : list.more(first.name, others.length);
}

type When = { timeZone: string; now: Date };

/** One line of the latest message: "You: …" before the shop's own. */
export function describeLatest(message: InquiryMessage | null, when: When): string {
  if (!message) return "";
  if (message.kind === "event") return describeEvent(message, when);
  const text = message.text.trim().replaceAll(/\s+/g, " ") || list.photo;
  return message.kind === "reply" ? list.you(text) : text;
}

/** "Sapphire Solitaire reserved until November 30", "Quote sent, $2,969.46", "Order 14 recorded". */
export function describeEvent({ event }: InquiryMessage, { timeZone, now }: When): string {
  if (!event) return "";
  const title = event.title ?? "";
  switch (event.type) {
    case "reserved":
      return talk.reserved(
        title,
        event.until ? formatShortDate(event.until, timeZone, now.toISOString()) : "",
      );
    case "released":
      return talk.released(title);
    case "quote-sent":
      return talk.quoteSent(event.total ? formatPrice(event.total) : "");
    case "order-recorded":
      return `${talk.order(event.orderId ?? 0)} ${talk.orderRecorded}`;
  }
}
