import type { PublicQuote } from "#contract/sales/quotes.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { useLayoutData } from "../layout/use-layout-data.ts";

/** A quote that can no longer be accepted, without its prices, and where to go from here. */
export function ClosedQuote({ quote }: { quote: PublicQuote }) {
  const { timeZone } = useLayoutData().settings;
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
        ? "I changed this quote since. The newer one counts."
        : "I changed this quote since, and it no longer counts.",
    };
  }
  if (state === "expired") {
    return {
      title: "This quote has expired",
      text: `It was valid until ${formatLongDate(validUntil, timeZone)}. Nothing is reserved for you any longer.`,
    };
  }
  const day = endedAt ? ` on ${formatLongDate(endedAt, timeZone)}` : "";
  return state === "declined"
    ? { title: "You declined this quote", text: `You told me${day}. Thank you for saying so.` }
    : { title: "This quote was withdrawn", text: `I took it back${day}. It no longer counts.` };
}
