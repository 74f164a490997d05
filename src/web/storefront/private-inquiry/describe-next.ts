import type { PrivateInquiry } from "#contract/sales/inquiries.ts";
import type { QuoteLink } from "#contract/sales/quotes.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { MESSAGES } from "./messages.ts";

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
    return MESSAGES.whatNext.accepted;
  }
  if (quote?.state === "sent" || quote?.state === "opened") {
    return MESSAGES.whatNext.quoted(formatLongDate(quote.validUntil, timeZone));
  }
  const reserved = pieces.find(({ isReservedHere }) => isReservedHere);
  if (reserved) {
    const until = reserved.reservedUntil && formatLongDate(reserved.reservedUntil, timeZone);
    return MESSAGES.whatNext.reserved(reserved.name, until);
  }
  if (isClosed) return MESSAGES.whatNext.closed;
  return isAnswered ? MESSAGES.whatNext.answered : MESSAGES.whatNext.waiting;
}
