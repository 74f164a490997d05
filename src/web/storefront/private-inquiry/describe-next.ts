import type { PrivateInquiry } from "#contract/inquiries.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";

/** What happens next, for the customer. */
export function describeNext(
  { isClosed, isAnswered, pieces }: Pick<PrivateInquiry, "isClosed" | "isAnswered" | "pieces">,
  timeZone: string,
): string {
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
