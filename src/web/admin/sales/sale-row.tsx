import { Link } from "react-router";
import { formatPrice } from "#contract/decimals.ts";
import { SALE_STEP_LABELS, type Sale, type SaleDate, type SaleStep } from "#contract/sales/sale.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { formatRecent, formatRecentDay } from "../inquiries/format-recent.ts";
import { useDesk } from "../layout/use-desk.ts";
import { nameOrder } from "../order-source.ts";
import { NextStep } from "../orders/order/actions/next-step.tsx";
import { RecordDeposit } from "../orders/order/actions/record-deposit.tsx";
import { useNow } from "../use-now.ts";
import "../to-do.css";

/** The address of a sale, by which it is also told apart. */
export const salePath = ({ inquiryId, order }: Pick<Sale, "inquiryId" | "order">): string =>
  inquiryId === null ? `/admin/orders/${order?.id ?? 0}` : `/admin/inquiries/${inquiryId}`;

/** One sale of a list: who, where it is, and the one thing to be done next. */
export function SaleRow({ sale }: { sale: Sale }) {
  const { picture, name, sentence, order } = sale;
  return (
    <li aria-label={`Sale to ${name}`} className="job">
      <SalePicture picture={picture} order={order} />
      <Link className="job-who" to={salePath(sale)}>
        <b>{name}</b> <span className="job-say">{sentence}</span>
        <SaleDay sale={sale} />
      </Link>
      <p className="job-sum">
        {order && (
          <>
            {formatPrice(order.total)}
            <small>{nameOrder(order)}</small>
          </>
        )}
      </p>
      <div className="job-do">
        <SaleButton sale={sale} />
      </div>
    </li>
  );
}

/** The photo leads to its piece where it is one of the order's. */
function SalePicture({ picture, order }: Pick<Sale, "picture" | "order">) {
  const style = picture?.color ? { background: picture.color } : undefined;
  const item = order?.items.find((each) => each.picture?.url === picture?.url);
  const shown = picture ? (
    <Picture isDecorative picture={picture} sizes="64px" />
  ) : (
    <DeskIcon name={order ? "box" : "mail"} />
  );
  if (!picture || !item || item.productId === null) {
    return (
      <span className="job-picture" style={style}>
        {shown}
      </span>
    );
  }
  return (
    <Link
      aria-label={`Edit ${item.productName}`}
      className="job-picture"
      style={style}
      to={`/admin?edit=${item.productId}`}
    >
      {shown}
    </Link>
  );
}

/** What the day of a sale is, before it; nothing before that of a message. */
const DAYS: Record<SaleDate, string> = {
  wrote: "",
  answered: "You wrote ",
  "reserved-until": "Reserved until ",
  "valid-until": "Until ",
  agreed: "Agreed ",
  promised: "Promised for ",
  "on-the-bench": "On the bench since ",
  shipped: "On its way since ",
  ready: "Ready since ",
  ended: "",
};

function SaleDay({ sale: { date, dateOf, isLate } }: { sale: Sale }) {
  const { timeZone } = useDesk().settings;
  const when = { timeZone, now: useNow() };
  const words = DAYS[dateOf];
  if (words === "") return <span>{formatRecent(date, when)}</span>;
  const day = formatRecentDay(date, when);
  return (
    <span className={isLate ? "job-late" : undefined}>
      {words + (day === "Today" || day === "Yesterday" ? day.toLowerCase() : day)}
    </span>
  );
}

/** What is written is written in the conversation, what is quoted in the quote's editor. */
const SCREENS: Partial<Record<SaleStep, string>> = {
  answer: "#reply-text",
  "write-again": "#reply-text",
  "make-quote": "/quote",
  "send-quote": "/quote",
};

/** Does the next step, or opens the form that it takes. */
function SaleButton({ sale }: { sale: Sale }) {
  const { step, order, name, waitsFor } = sale;
  if (step === null) return null;
  const label = SALE_STEP_LABELS[step];
  const look = waitsFor === "you" ? "btn small soft" : "btn small quiet";
  const screen = SCREENS[step];
  if (screen !== undefined) {
    return (
      <Link className={look} to={salePath(sale) + screen}>
        {label}
        <span className="sr"> {name}</span>
      </Link>
    );
  }
  if (!order) return null;
  return step === "record-deposit" || step === "record-payment" ? (
    <RecordDeposit label={label} order={order} />
  ) : (
    <NextStep className={look} order={order} />
  );
}
