import { formatPrice } from "#contract/decimals.ts";
import type { InquiryEvent, InquiryEventType, InquiryMessage } from "#contract/sales/inquiries.ts";
import { formatShortDate } from "#web/catalog/format-date.ts";
import { INQUIRY_WORDS } from "./messages.ts";

const { list, talk } = INQUIRY_WORDS;

type When = { timeZone: string; now: Date };

/** One line of the latest message: "You: …" before the shop's own. */
export function describeLatest(message: InquiryMessage | null, when: When): string {
  if (!message) return "";
  if (message.kind === "event") return describeEvent(message, when);
  const text = message.text.trim().replaceAll(/\s+/g, " ") || list.photo;
  return message.kind === "reply" ? list.you(text) : text;
}

/** "Sapphire Solitaire reserved until November 30", "Quote ready, $2,969.46", "Order 14 recorded". */
export const describeEvent = ({ event }: InquiryMessage, when: When): string =>
  event ? DESCRIBE[event.type](event, when) : "";

const DESCRIBE: Record<InquiryEventType, (event: InquiryEvent, when: When) => string> = {
  reserved: ({ title, until }, { timeZone, now }) =>
    talk.reserved(title ?? "", until ? formatShortDate(until, timeZone, now.toISOString()) : ""),
  released: ({ title }) => talk.released(title ?? ""),
  "quote-sent": ({ total, until }, { timeZone, now }) =>
    talk.quoteSent(
      total ? formatPrice(total) : "",
      until && formatShortDate(until, timeZone, now.toISOString()),
    ),
  "quote-accepted": ({ total }) => talk.quoteAccepted(total ? formatPrice(total) : ""),
  "quote-declined": () => talk.quoteDeclined,
  "quote-withdrawn": () => talk.quoteWithdrawn,
  "quote-expired": () => talk.quoteExpired,
  "order-recorded": ({ orderId }) => `${talk.order(orderId ?? 0)} ${talk.orderRecorded}`,
};
