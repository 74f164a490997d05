import type { PublicQuote } from "#contract/sales/quotes.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";

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
            See the newer quote
          </a>
        ) : (
          <a className="btn" href={`${inquiryUrl}#answer`}>
            Ask for a new quote
          </a>
        )}
        <a className="btn quiet" href={inquiryUrl}>
          See our conversation
        </a>
      </div>
    </>
  );
}

function describeEnd(quote: PublicQuote, timeZone: string): { title: string; text: string } {
  const { state, validUntil, endedAt, newerUrl } = quote;
  if (state === "replaced") {
    return {
      title: "There’s a newer quote",
      text: newerUrl
        ? "I’ve changed this quote. The newer one counts."
        : "I’ve changed this quote, so it no longer counts.",
    };
  }
  if (state === "expired") {
    return {
      title: "This quote has expired",
      text: `It was valid until ${formatLongDate(validUntil, timeZone)}. Nothing is reserved for you anymore.`,
    };
  }
  const day = endedAt ? formatLongDate(endedAt, timeZone) : null;
  return state === "declined"
    ? { title: "You declined this quote", text: describeDeclined(day) }
    : { title: "This quote was withdrawn", text: describeWithdrawn(day) };
}

const describeDeclined = (day: string | null) =>
  `You told me${day === null ? "" : ` on ${day}`}. Thanks for letting me know.`;

const describeWithdrawn = (day: string | null) =>
  `I withdrew it${day === null ? "" : ` on ${day}`}. It no longer counts.`;
