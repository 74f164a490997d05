import { isOpenQuote } from "#contract/sales/quote-states.ts";
import type { PublicQuote } from "#contract/sales/quotes.ts";
import { BigPrice } from "#web/catalog/pieces/price.tsx";
import { QuoteHead, QuoteLines, QuoteSums, QuoteTerms } from "#web/catalog/quote/quote-sheet.tsx";
import type { Site } from "#web/content/site.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { AcceptForm, DeclineForm, type Refused } from "./accept-form.tsx";
import { AcceptedQuote } from "./accepted-quote.tsx";
import { NextSteps } from "./next-steps.tsx";
import { QuotePhotos } from "./quote-photos.tsx";
import "../bottom-bar.css";
import "./quote-page.css";

const describeDeclined = (day: string | null) =>
  `You told me${day === null ? "" : ` on ${day}`}. Thanks for letting me know.`;

const describeWithdrawn = (day: string | null) =>
  `I withdrew it${day === null ? "" : ` on ${day}`}. It no longer counts.`;

const DESCRIBE_GONE = {
  sold: (piece: string) =>
    `I’m sorry, the ${piece} has been sold to someone else in the meantime. This quote can no longer be accepted. Write to me, and we’ll find another way.`,
  deleted: (piece: string) =>
    `I’m sorry, the ${piece} is no longer available. This quote can no longer be accepted. Write to me, and we’ll find another way.`,
  ordered: (piece: string) =>
    `I’ve already recorded your order of the ${piece}, so there’s nothing left to accept. Write to me if you have any questions.`,
};

type Props = { quote: PublicQuote; refused: Refused | undefined; site: Site };

/** A quote beside the photos of its piece: to accept, accepted, or no longer open. */
export function QuoteView({ quote, refused, site }: Props) {
  const { timeZone } = site.settings;
  const isOpen = isOpenQuote(quote);
  // Its script says that the customer looks at it; what the desk looks at is not opened by the customer.
  const isUnopened = quote.state === "sent" && site.user === null;
  return (
    <main data-opened={isUnopened ? "" : undefined} id="main">
      <article className="quote-page">
        <QuotePhotos quote={quote} />
        <div className="quote-words">
          {quote.state === "accepted" ? (
            <AcceptedQuote quote={quote} timeZone={timeZone} />
          ) : isOpen ? (
            <OpenQuote quote={quote} refused={refused} site={site} />
          ) : (
            <ClosedQuote quote={quote} timeZone={timeZone} />
          )}
        </div>
      </article>
      {isOpen && quote.goneTitle === null && (
        <aside aria-label="Total and acceptance" className="quote-bar bottom-bar with-price">
          <BigPrice price={quote.total} />
          <a className="btn" href="#accept">
            Review and accept
          </a>
        </aside>
      )}
    </main>
  );
}

function OpenQuote({ quote, refused, site }: Props) {
  const { timeZone, businessName } = site.settings;
  return (
    <>
      <QuoteHead
        businessName={businessName}
        firstName={quote.name.split(" ")[0] ?? ""}
        note={quote.note}
        sentAt={quote.sentAt ?? quote.validUntil}
        timeZone={timeZone}
        validUntil={quote.validUntil}
      />
      <div>
        <QuoteLines {...quote} />
        <QuoteSums {...quote} />
        <QuoteTerms {...quote} timeZone={timeZone} />
      </div>
      {quote.goneTitle === null ? (
        <>
          <AcceptForm quote={quote} refused={refused} site={site} />
          <NextSteps quote={quote} timeZone={timeZone} />
          <DeclineForm />
        </>
      ) : (
        <div className="quote-sold" data-focus tabIndex={-1}>
          <p className="quote-lead">
            {DESCRIBE_GONE[quote.goneBecause ?? "sold"](quote.goneTitle)}
          </p>
          <a className="btn" href={`${quote.inquiryUrl}#answer`}>
            {quote.goneBecause === "ordered" ? "See our conversation" : "Ask for a similar one"}
          </a>
          {quote.goneBecause === "sold" && quote.goneProductId !== null && (
            <a className="btn quiet" href={`/products/${quote.goneProductId}`}>
              Tell me if it becomes available
            </a>
          )}
        </div>
      )}
    </>
  );
}

/** A quote that can no longer be accepted, without its prices, and where to go from here. */
function ClosedQuote({ quote, timeZone }: { quote: PublicQuote; timeZone: string }) {
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
