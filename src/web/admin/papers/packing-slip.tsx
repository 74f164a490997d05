import { useState } from "react";
import { addDays, dayInTimeZone } from "#contract/end-of-day.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { PaperPiece, PrintedPapers } from "#contract/sales/papers.ts";
import { Field } from "#web/ui/field.tsx";
import { listCertifiedPieces, listValuedPieces } from "#contract/sales/papers-of-pieces.ts";
import { reachedAt } from "#contract/sales/describe-sale.ts";
import { Input } from "../forms/controls.tsx";
import { PAPER_NAMES } from "../orders/paper-names.ts";
import { shippingLines } from "./customer-lines.ts";
import { formatPaperDay } from "./format-paper-day.ts";
import { Ledger, type LedgerRow, Lines, Sheet } from "./sheet.tsx";
import "./packing-slip.css";

const EXCHANGE_DAYS = 30;

type Props = { papers: PrintedPapers; isGiftReceipt?: boolean };

/** What is in the box, to be checked by hand, without prices. A gift receipt adds until when to exchange. */
export function PackingSlip({ papers, isGiftReceipt = false }: Props) {
  const { order, shop, pieces, timeZone, today } = papers;
  const [until, setUntil] = useState(addDays(today, EXCHANGE_DAYS));
  const title = PAPER_NAMES[isGiftReceipt ? "gift-receipt" : "packing-slip"];
  return (
    <>
      {isGiftReceipt && (
        <div className="papers-tool">
          <Field
            help="You can change it before you print."
            id="exchange-until"
            label="Exchange until"
          >
            <Input
              min={today}
              onChange={({ target }) => setUntil(target.value || until)}
              type="date"
              value={until}
            />
          </Field>
        </div>
      )}
      <Sheet
        className="packing-slip"
        hasFoot
        id={isGiftReceipt ? "gift-receipt" : "packing-slip"}
        number={`Order ${order.id}`}
        shop={shop}
        title={title}
      >
        <div className="packing-slip-to">
          <p>{order.delivery === "pickup" ? "For" : "Ship to"}</p>
          <h2>
            <Lines lines={[order.customerName, ...shippingLines(order)]} />
          </h2>
        </div>
        <Ledger
          rows={[
            ["From", [shop.name, shop.address].filter(Boolean).join(", ")],
            ...(isGiftReceipt
              ? [["Exchange until", formatPaperDay(until)] satisfies LedgerRow]
              : deliveryRows(order, timeZone)),
          ]}
        />
        <table className="packing-slip-list">
          <thead>
            <tr>
              <th scope="col">In the box</th>
              <th scope="col">
                <span className="sr">How many</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {pieces.map((piece) => (
              <BoxRow key={piece.itemId} {...describe(piece)} />
            ))}
            {!isGiftReceipt &&
              listEnclosed(papers).map((each) => <BoxRow key={each.name} {...each} />)}
          </tbody>
        </table>
        <p className="sheet-note">
          {isGiftReceipt
            ? `To exchange it, bring or send it with this page by ${formatPaperDay(until)}.`
            : `Something missing or not right? ${contact(shop)} before you send anything back.`}
        </p>
      </Sheet>
    </>
  );
}

function BoxRow(props: { name: string; details?: string; count: number }) {
  return (
    <tr>
      <td>
        <i aria-hidden="true" />
        <b>{props.name}</b>
        {props.details && <small>{props.details}</small>}
      </td>
      <td>{props.count}</td>
    </tr>
  );
}

const describe = ({ name, sku, isCustomWork, details, quantity }: PaperPiece) => ({
  name,
  details: [sku ?? (isCustomWork && "Custom work"), details].filter(Boolean).join(", "),
  count: quantity,
});

const contact = ({ phone, email }: PrintedPapers["shop"]): string =>
  phone ? `Call me at ${phone}` : `Write to me at ${email}`;

function deliveryRows(order: Order, timeZone: string): LedgerRow[] {
  const { delivery, trackingCarrier, trackingNumber } = order;
  const at = reachedAt(order, "shipped");
  const day = at && formatPaperDay(dayInTimeZone(at, timeZone));
  if (delivery === "pickup") return [["Ready for pickup", day ?? null]];
  return [
    ["Shipped", [day, trackingCarrier].filter(Boolean).join(", ")],
    ["Tracking", trackingNumber],
  ];
}

type Enclosed = { name: string; details?: string; count: number };

/** The other papers that go into the box; with a gift none that has a price. */
function listEnclosed({ order, states, pieces, careCards }: PrintedPapers): Enclosed[] {
  const isReady = (paper: string) =>
    states.some((state) => state.paper === paper && state.needs === null);
  const valued = listValuedPieces(pieces);
  return [
    isReady("certificate") && {
      name: PAPER_NAMES.certificate,
      count: listCertifiedPieces(pieces).reduce((sum, { quantity }) => sum + quantity, 0),
    },
    isReady("valuation") &&
      !order.isGift && {
        name: PAPER_NAMES.valuation,
        details: valued.map(({ name }) => name).join(", "),
        count: valued.length,
      },
    { name: "Care card", count: careCards.length },
  ].filter((each): each is Enclosed => each !== false);
}
