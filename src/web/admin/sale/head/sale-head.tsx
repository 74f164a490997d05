import { type ReactNode, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { formatPrice } from "#contract/decimals.ts";
import type { InquiryPiece } from "#contract/sales/inquiries.ts";
import type { Order } from "#contract/sales/orders.ts";
import { SALE_STEP_LABELS, type SaleState } from "#contract/sales/sale.ts";
import { isolateText } from "#contract/isolate-text.ts";
import { Icon } from "#web/ui/icon.tsx";
import { canTransition } from "#contract/sales/order-transitions.ts";
import { useDateFormat } from "../../layout/use-date-format.ts";
import { MenuButton, MenuItem } from "../../menu.tsx";
import { nameOrder } from "../../order-source.ts";
import type { SaleRecord } from "../thread/thread-entries.ts";
import { InquiryOffers, type Offer } from "./inquiry-offers.tsx";
import "./sale-head.css";
import { MoveBackDialog } from "../../orders/order/actions/move-back-dialog.tsx";
import { useNextStep } from "../../orders/order/actions/next-step.tsx";
import { PaymentDialog } from "../../orders/order/actions/payment-dialog.tsx";
import { useChangeOrderStatus } from "../../orders/use-change-order-status.ts";

type Props = {
  sale: SaleRecord;
  /** The one of its orders that is shown. */
  order: Order | null;
  state: SaleState;
  piece: InquiryPiece | undefined;
  onWrite: () => void;
};

/** The sentence of a sale, the button of its next step, and a menu of everything else. */
export function SaleHead({ sale, order, state, piece, onWrite }: Props) {
  const { inquiry } = sale;
  const show = (offers: Offer[]) => <Actions offers={offers} state={state} />;
  const withInquiry = (offers: Offer[]): ReactNode =>
    inquiry === null ? (
      show(offers)
    ) : (
      <InquiryOffers inquiry={inquiry} onWrite={onWrite} piece={piece} sale={sale}>
        {(more) => show([...offers, ...more])}
      </InquiryOffers>
    );
  return (
    <header className="sale-head">
      <div>
        <h1 className={state.isLate ? "sale-late" : undefined} id="sale-name">
          {`${isolateText(inquiry?.name ?? order?.customerName ?? "")} ${state.sentence}`}
        </h1>
        <Facts order={order} sale={sale} />
      </div>
      {order === null ? (
        withInquiry([])
      ) : (
        <OrderOffers order={order}>{(offers) => withInquiry(offers)}</OrderOffers>
      )}
    </header>
  );
}

/** The number of the order, what it comes to, its promise, and the other orders of the sale. */
function Facts({ order, sale }: { order: Order | null; sale: SaleRecord }) {
  const formatDay = useDateFormat({ month: "long", day: "numeric" });
  const formatDate = useDateFormat({ year: "numeric", month: "long", day: "numeric" });
  if (order === null) return null;
  const others = sale.orders.filter(({ id }) => id !== order.id);
  return (
    <p className="sale-facts">
      {nameOrder(order)}
      {order.source && `, ordered ${formatDate(order.createdAt)}`},{" "}
      <b>{formatPrice(order.total)}</b>.
      {order.dueDate && ` Promised for ${formatDay(order.dueDate)}.`}
      {others.map((other) => (
        <Link className="link" key={other.id} to={`/admin/orders/${other.id}`}>
          {nameOrder(other)}
        </Link>
      ))}
    </p>
  );
}

/** At the thumb on a phone. */
function Actions({ offers, state: { step } }: { offers: Offer[]; state: SaleState }) {
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const next = step && offers.find(({ steps }) => steps?.includes(step));
  // What ends an order stands last.
  const others = offers
    .filter((offer) => offer !== next)
    .toSorted((one, other) => Number(one.isAlarm ?? false) - Number(other.isAlarm ?? false));
  if (offers.length === 0) return null;
  return (
    <div className="sale-do">
      {next && step && <NextButton label={SALE_STEP_LABELS[step]} offer={next} />}
      <MenuButton
        className="link target sale-else"
        items={others.map((offer) => (
          <MenuItem
            className={offer.isAlarm ? "menu-alarm" : undefined}
            key={offer.label}
            onChoose={() => (offer.run ? offer.run() : void navigate(offer.to))}
          >
            {offer.label}
          </MenuItem>
        ))}
        menuClass="menu"
        menuLabel="Something else"
        ref={button}
      >
        Something else <Icon name="chevron-right" />
      </MenuButton>
    </div>
  );
}

function NextButton({ offer, label }: { offer: Offer; label: string }) {
  if (offer.to !== undefined) {
    return (
      <Link className="btn" to={offer.to}>
        {label}
      </Link>
    );
  }
  return (
    <button className="btn" disabled={offer.isPending} onClick={offer.run} type="button">
      {label}
    </button>
  );
}

type OrderOffersProps = { order: Order; children: (offers: Offer[]) => ReactNode };

/** What can be done with an order, and the dialogs of it. */
function OrderOffers({ order, children }: OrderOffersProps) {
  const { id, source, status, delivery, customerName } = order;
  const [asking, setAsking] = useState<"payment" | "move-back" | null>(null);
  const next = useNextStep(order);
  const changeStatus = useChangeOrderStatus();
  const again: Offer = {
    label: `New order for ${isolateText(customerName)}`,
    to: `/admin/orders/new?customer=${id}`,
  };
  if (source !== null) return children([again]);
  const isOwed = Number(order.balanceDue) > 0 && status !== "cancelled";
  const offers: (Offer | false | undefined)[] = [
    isOwed && {
      steps: ["record-deposit", "record-payment"],
      label: "Record payment",
      run: () => setAsking("payment"),
    },
    next.step && {
      steps: [
        "start-preparation",
        "mark-shipped",
        "ready-for-pickup",
        "mark-delivered",
        "picked-up",
      ],
      label: next.step.action[delivery],
      isPending: next.isPending,
      run: next.run,
    },
    { label: "Edit order", to: `/admin/orders/${id}/edit` },
    again,
    status !== "pending" && { label: "Move back", run: () => setAsking("move-back") },
    canTransition(status, "cancelled") && {
      label: "Cancel order",
      isAlarm: true,
      isPending: changeStatus.isPending,
      run: () => changeStatus.mutate({ id, status: "cancelled" }),
    },
  ];
  const close = () => setAsking(null);
  return (
    <>
      {children(offers.filter((offer) => !!offer))}
      {next.dialog}
      {asking === "payment" && <PaymentDialog onClose={close} order={order} />}
      {asking === "move-back" && <MoveBackDialog onClose={close} order={order} />}
    </>
  );
}
