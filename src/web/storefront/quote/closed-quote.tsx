import type { PublicQuote } from "#contract/sales/quotes.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { MESSAGES } from "./messages.ts";

/** A quote that can no longer be accepted, without its prices, and where to go from here. */
export function ClosedQuote({ quote, timeZone }: { quote: PublicQuote; timeZone: string }) {
  const { title, text } = describeEnd(quote, timeZone);
  const { newerUrl, inquiryUrl } = quote;
  return (
    <>
      <div className="quote-done">
        <h1>{title}</h1>
        <p className="quote-lead">{text}</p>
      </div>
      <ul className="quote-closed-items">
        {quote.items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <div className="quote-acts">
        {newerUrl ? (
          <a className="btn" href={newerUrl}>
            {MESSAGES.closed.newer}
          </a>
        ) : (
          <a className="btn" href={`${inquiryUrl}#answer`}>
            {MESSAGES.closed.askAgain}
          </a>
        )}
        <a className="btn quiet" href={inquiryUrl}>
          {MESSAGES.closed.conversation}
        </a>
      </div>
    </>
  );
}

function describeEnd(quote: PublicQuote, timeZone: string): { title: string; text: string } {
  const { state, validUntil, endedAt, newerUrl } = quote;
  if (state === "replaced") {
    return {
      title: MESSAGES.closed.replaced,
      text: newerUrl ? MESSAGES.closed.replacedText : MESSAGES.closed.replacedByDraft,
    };
  }
  if (state === "expired") {
    return {
      title: MESSAGES.closed.expired,
      text: MESSAGES.closed.expiredText(formatLongDate(validUntil, timeZone)),
    };
  }
  const day = endedAt ? formatLongDate(endedAt, timeZone) : null;
  return state === "declined"
    ? { title: MESSAGES.closed.declined, text: MESSAGES.closed.declinedText(day) }
    : { title: MESSAGES.closed.withdrawn, text: MESSAGES.closed.withdrawnText(day) };
}
