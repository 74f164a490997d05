import type { PrivateInquiry } from "#contract/sales/inquiries.ts";
import type { QuoteLink } from "#contract/sales/quotes.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";

/**
 * What happens next, for the customer.
 * @param quote the newest
 */
export function describeNext(
  { isClosed, isAnswered, pieces }: Pick<PrivateInquiry, "isClosed" | "isAnswered" | "pieces">,
  timeZone: string,
  quote?: Pick<QuoteLink, "state" | "validUntil">,
): string {
  if (quote?.state === "accepted") {
    return "You accepted the quote. Its page says how things stand. Write here whenever you like.";
  }
  if (quote?.state === "sent" || quote?.state === "opened") {
    return `Your quote is here. You can accept it until ${formatLongDate(quote.validUntil, timeZone)}, or ask me a question below.`;
  }
  const reserved = pieces.find(({ isReservedHere }) => isReservedHere);
  if (reserved) {
    const until = reserved.reservedUntil
      ? ` until ${formatLongDate(reserved.reservedUntil, timeZone)}`
      : "";
    return `The ${reserved.name} is reserved for you${until}. Write here if you would like to have it.`;
  }
  if (isClosed) return "This conversation is closed. Write here to open it again.";
  return isAnswered
    ? "Your answer is here. Write back below whenever you like."
    : "I answer within a day. My answer appears on this page.";
}
