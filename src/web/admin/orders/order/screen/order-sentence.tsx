import { formatPrice } from "#contract/decimals.ts";
import type { OrderStatus } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";
import { useDateFormat } from "../../../layout/use-date-format.ts";
import { useDesk } from "../../../layout/use-desk.ts";
import { useNow } from "../../../use-now.ts";
import { depositDue } from "../../deposit-due.ts";
import { describeDue } from "../../describe-due.ts";
import { reachedAt } from "../timeline/status-times.ts";
import { MESSAGES } from "../messages.ts";

const SINCE: Record<Order["delivery"], Record<OrderStatus, string>> = {
  shipping: {
    pending: MESSAGES.since.agreed,
    processing: MESSAGES.since.onTheBench,
    shipped: MESSAGES.since.shipped,
    completed: MESSAGES.since.delivered,
    cancelled: MESSAGES.since.canceled,
  },
  pickup: {
    pending: MESSAGES.since.agreed,
    processing: MESSAGES.since.onTheBench,
    shipped: MESSAGES.since.readyForPickup,
    completed: MESSAGES.since.pickedUp,
    cancelled: MESSAGES.since.canceled,
  },
};

/** Where an order is, when it is due and what is owed. */
export function OrderSentence({ order }: { order: Order }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const formatDay = useDateFormat({ month: "long", day: "numeric" });
  const { status, delivery, dueDate } = order;
  const isOpen = status !== "completed" && status !== "cancelled";
  const due = dueDate && isOpen ? describeDue(dueDate, now, timeZone) : null;
  return (
    <p className="order-sentence">
      {SINCE[delivery][status]} {formatDay(reachedAt(order, status) ?? order.createdAt)}.{" "}
      {due && dueDate && (
        <>
          {MESSAGES.sentence.due(formatDay(dueDate))}{" "}
          <b className={due.isOverdue ? "order-overdue" : undefined}>{due.text}</b>.{" "}
        </>
      )}
      <Owed order={order} />
    </p>
  );
}

function Owed({ order }: { order: Order }) {
  const { status, balanceDue, amountPaid } = order;
  if (status === "cancelled") {
    return Number(amountPaid) > 0 ? (
      <>
        <b>{formatPrice(amountPaid)}</b> {MESSAGES.sentence.wasPaid}
      </>
    ) : null;
  }
  if (Number(balanceDue) === 0) return MESSAGES.sentence.paidInFull;
  if (status === "completed" && Number(amountPaid) === 0) return MESSAGES.sentence.noPayment;
  return (
    <>
      <b>{formatPrice(balanceDue)}</b> {MESSAGES.sentence.owed} <b>{depositDue(order)?.sentence}</b>
    </>
  );
}
