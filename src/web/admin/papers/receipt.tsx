import { formatPrice } from "#contract/decimals.ts";
import { dayInTimeZone } from "#contract/end-of-day.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { PaperPiece, PrintedPapers } from "#contract/sales/papers.ts";
import type { Payment } from "#contract/sales/payments.ts";
import { PAPER_NAMES } from "../orders/paper-names.ts";
import { feesOf, formatFees } from "../orders/fees-of.ts";
import { PAYMENT_LABELS } from "../orders/payment-labels.ts";
import { addressLines, firstName } from "./customer-lines.ts";
import { formatPaperDay } from "./format-paper-day.ts";
import { Lines, Sheet, ScanCode } from "./sheet.tsx";
import "./receipt.css";

/** The receipt, titled by what is paid. One that was canceled keeps its number and says so. */
export function Receipt({ papers }: { papers: PrintedPapers }) {
  const { order, taxRate, shop, pieces, timeZone, today } = papers;
  const isCanceled = order.status === "cancelled";
  const lastPaid = order.payments.at(-1)?.paidOn;
  const day = lastPaid ? dayInTimeZone(lastPaid, timeZone) : today;
  return (
    <Sheet
      className="receipt"
      end={
        <>
          <p className="receipt-returns">
            {shop.hasReturnsPage && `Returns and resizing: ${shop.website}/pages/returns`}
          </p>
          <ScanCode qrCode={pieces.find(({ isCustomWork }) => !isCustomWork)?.qrCode ?? null} />
        </>
      }
      hasFoot
      id="receipt"
      number={
        order.receiptNumber ? `${order.receiptNumber}, order ${order.id}` : `Order ${order.id}`
      }
      shop={shop}
      title={PAPER_NAMES.receipt}
    >
      <div className="sheet-two">
        <div>
          <h2>{receiptTitle(order)}</h2>
          <p className="sheet-lead">
            {isCanceled ? describeCancellation(order, timeZone) : `Thank you, ${firstName(order)}.`}
          </p>
        </div>
        <div className="sheet-to">
          <p>
            <b>Sold to</b>
          </p>
          <p>
            <Lines lines={[order.customerName, ...addressLines(order)]} />
          </p>
          <p>
            <b>Date</b>
          </p>
          <p>{formatPaperDay(day)}</p>
        </div>
      </div>
      <table className="receipt-lines">
        <thead>
          <tr>
            <th scope="col">Piece</th>
            <th scope="col">Number</th>
            <th className="num" scope="col">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => (
            <ReceiptLine key={piece.itemId} piece={piece} />
          ))}
        </tbody>
      </table>
      <ReceiptSums order={order} taxRate={taxRate} timeZone={timeZone} />
    </Sheet>
  );
}

function ReceiptLine({ piece }: { piece: PaperPiece }) {
  const { name, details, sku, isCustomWork, quantity, price } = piece;
  const sum = String(quantity * Number(price));
  return (
    <tr>
      <td>
        <b>{name}</b>
        {details && <small>{details}</small>}
        {quantity > 1 && (
          <small>
            {quantity} × {formatPrice(price)}
          </small>
        )}
      </td>
      <td>{sku ?? (isCustomWork ? "Custom work" : "")}</td>
      <td className="num">{Number(sum) === 0 ? "No charge" : formatPrice(sum)}</td>
    </tr>
  );
}

function describeCancellation({ history, updatedAt }: Order, timeZone: string): string {
  const at = history.findLast(({ to, from }) => to === "cancelled" && from !== to)?.at ?? updatedAt;
  return `This order was canceled on ${formatPaperDay(dayInTimeZone(at, timeZone))}.`;
}

type Props = Pick<PrintedPapers, "order" | "taxRate" | "timeZone">;

/** The sums of an order down to what is owed, each payment with its number and date. */
export function ReceiptSums({ order, taxRate, timeZone }: Props) {
  const { subtotal, shipping, tax, total, payments, balanceDue, status, delivery } = order;
  const fees = feesOf(order);
  return (
    <dl className="receipt-sums">
      {fees !== 0 && <Sum label="Fees and discounts" text={formatFees(fees)} />}
      <Sum label="Subtotal" text={formatPrice(subtotal)} />
      {delivery === "shipping" && (
        <Sum label="Shipping" text={Number(shipping) === 0 ? "Included" : formatPrice(shipping)} />
      )}
      {Number(tax) > 0 && <Sum label={nameTax(taxRate)} text={formatPrice(tax)} />}
      <Sum className="receipt-total" label="Total" text={formatPrice(total)} />
      {payments.map((payment) => (
        <Sum
          key={payment.id}
          label={describePayment(payment, timeZone)}
          text={`−${formatPrice(payment.amount)}`}
        />
      ))}
      {status !== "cancelled" && (
        <Sum className="receipt-total" label="Balance due" text={formatPrice(balanceDue)} />
      )}
    </dl>
  );
}

function Sum(props: { label: string; text: string; className?: string }) {
  return (
    <div className={props.className}>
      <dt>{props.label}</dt>
      <dd>{props.text}</dd>
    </div>
  );
}

function describePayment({ method, reference, paidOn }: Payment, timeZone: string): string {
  const how = [PAYMENT_LABELS[method], reference].filter(Boolean).join(" ");
  return `${how}, ${formatPaperDay(dayInTimeZone(paidOn, timeZone))}`;
}

const nameTax = (rate: string | null) => (rate === null ? "Sales tax" : `Sales tax, ${rate}%`);

/** What stands large on the receipt: what is paid, or that the order was canceled. */
export function receiptTitle({ status, balanceDue, amountPaid, deposit }: Order): string {
  if (status === "cancelled") return "Canceled";
  if (Number(balanceDue) === 0) return "Paid in full";
  const isAgreed = status === "pending" || status === "processing";
  const isDeposit = deposit !== null && Number(deposit) > 0;
  const isReceived = isDeposit && isAgreed && Number(amountPaid) >= Number(deposit);
  return isReceived ? "Deposit received" : "Balance due";
}
