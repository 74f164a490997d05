import { isOpenQuote } from "#contract/sales/quote-states.ts";
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
    return "You accepted the quote. See its page for where things stand. Write here anytime.";
  }
  if (quote && isOpenQuote(quote)) {
    return `Your quote is here. You can accept it until ${formatLongDate(quote.validUntil, timeZone)}, or ask me a question below.`;
  }
  const reserved = pieces.find(({ isReservedHere }) => isReservedHere);
  if (reserved) {
    const until = reserved.reservedUntil && formatLongDate(reserved.reservedUntil, timeZone);
    return describeReserved(reserved.name, until);
  }
  if (isClosed) return "This conversation is closed. Write here to open it again.";
  return isAnswered
    ? "My answer is here. Write back below anytime."
    : "I answer within a day. My answer appears on this page.";
}

const describeReserved = (piece: string, until: string | null) =>
  `The ${piece} is reserved for you${until === null ? "" : ` until ${until}`}. Write here if you would like to have it.`;
