import { formatHundredths, formatPrice, parseHundredths } from "#contract/decimals.ts";
import { describeQuoteItem } from "#contract/sales/describe-quote-item.ts";
import type { QuoteItem } from "#contract/sales/quotes.ts";
import { formatLongDate } from "../format-date.ts";
import { BigPrice } from "../pieces/price.tsx";
import { noBreakDates } from "../text/no-break-dates.ts";
import "./quote-sheet.css";

type SheetItem = Pick<
  QuoteItem,
  "isCustom" | "title" | "sku" | "metal" | "ringSize" | "details" | "quantity" | "price"
>;

/** The amounts of a quote, in dollars. */
type SheetSums = {
  subtotal: string;
  shipping: string;
  tax: string;
  /** Percent; null where the tax is a sum of its own. */
  taxRate: string | null;
  total: string;
};

type Lines = {
  items: SheetItem[];
  shipping: string;
  /** How the shop ships, in its own words; "" for nothing said. */
  shippingPromise: string;
};

/** The lines of a quote, then shipping. */
export function QuoteLines({ items, shipping, shippingPromise }: Lines) {
  return (
    <ul className="quote-lines">
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a quote that does not change
        <li key={index}>
          <span>
            <b>{item.title}</b>
            <small>{describeQuoteItem(item)}</small>
            {item.quantity > 1 && (
              <small>
                {item.quantity} × {formatPrice(item.price)}
              </small>
            )}
          </span>
          <span className="num">{formatPrice(lineTotal(item))}</span>
        </li>
      ))}
      <li>
        <span>
          <b>Shipping</b>
          <small>{shippingPromise || "Or pick it up"}</small>
        </span>
        <span className="num">{describeShipping(shipping)}</span>
      </li>
    </ul>
  );
}

const lineTotal = ({ quantity, price }: SheetItem): string =>
  formatHundredths((parseHundredths(price) ?? 0) * quantity);

/** "Included" for nothing. */
const describeShipping = (shipping: string): string =>
  Number(shipping) === 0 ? "Included" : formatPrice(shipping);

/** Subtotal, tax where there is any, and total. */
export function QuoteSums({ subtotal, tax, taxRate, total }: Omit<SheetSums, "shipping">) {
  return (
    <dl className="quote-sums">
      <div>
        <dt>Subtotal</dt>
        <dd>{formatPrice(subtotal)}</dd>
      </div>
      {Number(tax) > 0 && (
        <div>
          <dt>{nameTax(taxRate)}</dt>
          <dd>{formatPrice(tax)}</dd>
        </div>
      )}
      <div className="quote-total">
        <dt>Total</dt>
        <dd>
          <BigPrice price={total} />
        </dd>
      </div>
    </dl>
  );
}

type Terms = { total: string; deposit: string | null; readyBy: string | null; timeZone: string };

/** What is paid first and later, and by when it is ready. */
export function QuoteTerms({ total, deposit, readyBy, timeZone }: Terms) {
  const first = parseHundredths(deposit ?? "0") ?? 0;
  const later = (parseHundredths(total) ?? 0) - first;
  return (
    <dl className="quote-terms">
      {first > 0 && (
        <div>
          <dt>{later > 0 ? "Deposit to start" : "Payment first"}</dt>
          <dd>{formatPrice(formatHundredths(first))}</dd>
        </div>
      )}
      {later > 0 && (
        <div>
          <dt>Balance when it’s ready</dt>
          <dd>{formatPrice(formatHundredths(later))}</dd>
        </div>
      )}
      {readyBy && (
        <div>
          <dt>Ready by</dt>
          <dd>{formatLongDate(readyBy, timeZone)}</dd>
        </div>
      )}
    </dl>
  );
}

type Head = {
  /** Where the page's headings are others', as in a preview, it is none. */
  isHeading?: boolean;
  firstName: string;
  businessName: string;
  sentAt: string;
  validUntil: string;
  note: string | null;
  timeZone: string;
};

/** Whom it is for, from when, until when, and the note. */
export function QuoteHead(props: Head) {
  const { isHeading = true, firstName, businessName, sentAt, validUntil, note, timeZone } = props;
  const title = `Your quote, ${firstName}`;
  return (
    <>
      <div className="quote-head">
        {isHeading ? <h1>{title}</h1> : <p className="quote-title">{title}</p>}
        <p>
          {`From ${businessName}, ${formatLongDate(sentAt, timeZone)}.`}
          <br />
          <b>{`Valid until ${formatLongDate(validUntil, timeZone)}.`}</b>
        </p>
      </div>
      {note && (
        <blockquote className="quote-note">
          <p>{noBreakDates(note)}</p>
        </blockquote>
      )}
    </>
  );
}

const nameTax = (rate: string | null) => (rate === null ? "Sales tax" : `Sales tax, ${rate}%`);
