import { formatPrice } from "#contract/decimals.ts";
import { isolateText } from "#contract/isolate-text.ts";
import type {
  InquiryEvent,
  InquiryEventType,
  InquiryMessage,
  InquirySource,
  HeldReason,
  InquiryPiece,
} from "#contract/sales/inquiries.ts";
import { formatShortDate } from "#web/catalog/format-date.ts";
import {
  type AvailabilityLabel,
  describeAvailability,
} from "#web/catalog/pieces/describe-availability.ts";

type When = { timeZone: string; now: Date };

/** One line of the latest message: "You: …" before the shop's own. */
export function describeLatest(message: InquiryMessage | null, when: When): string {
  if (!message) return "";
  if (message.kind === "event") return describeEvent(message, when);
  const text = message.text.trim().replaceAll(/\s+/g, " ") || "A photo";
  return message.kind === "reply" ? `You: ${text}` : text;
}

/** "Sapphire Solitaire reserved until November 30", "Quote ready, $2,969.46", "Order 14 recorded". */
export const describeEvent = ({ event }: InquiryMessage, when: When): string =>
  event ? DESCRIBE[event.type](event, when) : "";

const DESCRIBE: Record<InquiryEventType, (event: InquiryEvent, when: When) => string> = {
  reserved: ({ title, until }, { timeZone, now }) =>
    `${title ?? ""} reserved until ${until ? formatShortDate(until, timeZone, now.toISOString()) : ""}`,
  released: ({ title }) => `${title ?? ""} released`,
  "quote-sent": ({ total, until }, { timeZone, now }) =>
    describeQuoteSent(
      total ? formatPrice(total) : "",
      until && formatShortDate(until, timeZone, now.toISOString()),
    ),
  "quote-accepted": ({ total }) => `Quote accepted, ${total ? formatPrice(total) : ""}`,
  "quote-declined": () => "Quote declined",
  "quote-withdrawn": () => "Quote withdrawn",
  "quote-expired": () => "Quote expired",
  "order-recorded": ({ orderId }) => `Order ${orderId ?? 0} recorded`,
};

const describeQuoteSent = (total: string, until: string | null) =>
  `Quote ready, ${total}${until === null ? "" : `. Valid until ${until}.`}`;

/** How an inquiry came in, with the piece it was asked of, if it was one. */
export const describeSource = (source: InquirySource, piece: string | undefined) =>
  source === "form"
    ? piece === undefined
      ? "Asked on your shop’s pages"
      : `Asked on the ${isolateText(piece)}’s page`
    : { phone: "By phone", email: "By email", visit: "In person" }[source];

/** Why an inquiry was held back. */
export const HELD_REASONS = {
  "too-fast": "Sent within seconds",
  "hidden-field": "Filled in a hidden field",
  links: "Contains many links",
  repeated: "The same text came before",
} satisfies Record<HeldReason, string>;

/** "Ana" of "Ana Castillo". */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** The state of a piece as visitors read it; null when it was deleted for good. */
export const pieceLabel = (
  { availability, reservedUntil }: InquiryPiece,
  when: { timeZone: string; now: string },
): AvailabilityLabel | null =>
  availability &&
  describeAvailability({ availability, reservedUntil, isActive: true, leadTime: null }, when);
