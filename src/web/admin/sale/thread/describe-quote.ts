import type { Quote } from "#contract/sales/quotes.ts";
import { formatShortDate } from "#web/catalog/format-date.ts";

type When = { timeZone: string; now: Date };

/** What became of a quote: "Sent November 22, valid until November 30", "Accepted November 23". */
export function describeQuote(quote: Quote, { timeZone, now }: When): string {
  const day = (instant: string | null) =>
    instant === null ? "" : ` ${formatShortDate(instant, timeZone, now.toISOString())}`;
  const { state, sentAt, openedAt, endedAt, validUntil } = quote;
  switch (state) {
    case "draft":
      return "Draft";
    case "sent":
      return `Sent${day(sentAt)}, valid until${day(validUntil)}`;
    case "opened":
      return `Opened${day(openedAt)}, valid until${day(validUntil)}`;
    case "expired":
      return `Expired${day(validUntil)}`;
    default:
      return `${ENDED[state]}${day(endedAt)}`;
  }
}

const ENDED = {
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  replaced: "Replaced",
} as const;
