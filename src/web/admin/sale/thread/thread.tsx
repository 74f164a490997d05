import type { ReactNode } from "react";
import { Link } from "react-router";
import { isOpenQuote } from "#contract/sales/quote-states.ts";
import { formatPrice } from "#contract/decimals.ts";
import type { InquiryEvent, InquiryMessage } from "#contract/sales/inquiries.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import { isolateText } from "#contract/isolate-text.ts";
import { describeEvent, firstName } from "../../inquiries/describe-inquiry.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { LinkButton } from "../../link-button.tsx";
import { MailState } from "../../outgoing-mails/mail-state.tsx";
import { useNow } from "../../use-now.ts";
import { describeQuote } from "./describe-quote.ts";
import { EventLine, Letter } from "./letter.tsx";
import { ChangeLine, PaymentLine } from "./order-lines.tsx";
import { listThreadEntries, type SaleRecord, type ThreadEntry } from "./thread-entries.ts";
import "./thread.css";

type Props = {
  sale: SaleRecord;
  /** What is due next, as the last entry. */
  children: ReactNode;
};

/** What was written, what happened and what was made, from the first to the newest. */
export function Thread({ sale, children }: Props) {
  const entries = listThreadEntries(sale);
  return (
    <ol aria-label="What happened" aria-live="polite" className="thread">
      {entries.map((entry) => (
        <Entry entry={entry} key={keyOf(entry)} sale={sale} />
      ))}
      {children}
    </ol>
  );
}

function keyOf(entry: ThreadEntry): string {
  switch (entry.kind) {
    case "letter":
    case "event":
      return `message ${entry.message.id}`;
    case "quote":
      return `quote ${entry.quote.id}`;
    case "change":
      return `change ${entry.order.id} ${entry.order.history.indexOf(entry.change)}`;
    case "payment":
      return `payment ${entry.payment.id}`;
    default:
      return `mail ${entry.mail.id}`;
  }
}

function Entry({ entry, sale: { inquiry, orders } }: { entry: ThreadEntry; sale: SaleRecord }) {
  // Of several orders, each line says whose it is.
  const prefix = (order: Order) => (orders.length > 1 ? `Order ${order.id}: ` : "");
  switch (entry.kind) {
    case "letter":
      return inquiry && <Letter {...entry} inquiry={inquiry} />;
    case "event":
      return <Happened {...entry} />;
    case "quote":
      return inquiry && <QuoteLeaf name={firstName(inquiry.name)} quote={entry.quote} />;
    case "change":
      return <ChangeLine {...entry} prefix={prefix(entry.order)} />;
    case "payment":
      return <PaymentLine {...entry} />;
    default:
      return (
        <li className="event event-mail">
          <MailState mail={entry.mail} to={entry.order.customerEmail} />
        </li>
      );
  }
}

type HappenedProps = { message: InquiryMessage; event: InquiryEvent; order: Order | null };

/** A reservation, the end of a quote, the order that came of it. */
function Happened({ message, event, order }: HappenedProps) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const link = order && (
    <Link className="link" to={`/admin/orders/${order.id}`}>
      {`Order ${order.id}`}
    </Link>
  );
  if (event.type === "order-recorded" && link) {
    return <EventLine at={message.at}>{link} recorded</EventLine>;
  }
  return (
    <EventLine at={message.at}>
      <b>{describeEvent(message, { timeZone, now })}</b> {link}
    </EventLine>
  );
}

/** A version of the quote that was sent, and what became of it. */
function QuoteLeaf({ quote, name }: { quote: Quote; name: string }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const { version, total, publicUrl } = quote;
  return (
    <li className="leaf">
      <b>{version === 1 ? "Quote" : `Quote, version ${version}`}</b>
      <span className="num">{formatPrice(total)}</span>
      <small>{describeQuote(quote, { timeZone, now })}</small>
      <a className="link" href={publicUrl} rel="noreferrer" target="_blank">
        {`What ${isolateText(name)} sees`}
      </a>
      {isOpenQuote(quote) && <LinkButton name="of the quote" title="Your quote" url={publicUrl} />}
    </li>
  );
}
