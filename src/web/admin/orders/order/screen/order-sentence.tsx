import { formatPrice } from "#contract/decimals.ts";
import type { OrderStatus } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";
import { useDateFormat } from "../../../layout/use-date-format.ts";
import { useDesk } from "../../../layout/use-desk.ts";
import { useNow } from "../../../use-now.ts";
import { depositDue } from "#contract/sales/deposit-due.ts";
import { describeSource } from "../../../order-source.ts";
import { describeDue } from "#contract/sales/describe-due.ts";
import { reachedAt } from "../timeline/timeline-steps.ts";

const ON_THE_BENCH_SINCE = "On the bench since";

const SINCE: Record<Order["delivery"], Record<OrderStatus, string>> = {
  shipping: {
    pending: "Agreed",
    processing: ON_THE_BENCH_SINCE,
    shipped: "Shipped",
    completed: "Delivered",
    cancelled: "Canceled",
  },
  pickup: {
    pending: "Agreed",
    processing: ON_THE_BENCH_SINCE,
    shipped: "Ready for pickup since",
    completed: "Picked up",
    cancelled: "Canceled",
  },
};

/** Where an order is, when it is due and what is owed. */
export function OrderSentence({ order }: { order: Order }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const formatDay = useDateFormat({ month: "long", day: "numeric" });
  const formatOldDay = useDateFormat({ dateStyle: "long" });
  const { status, delivery, dueDate } = order;
  const source = describeSource(order);
  if (source !== null)
    return (
      <p className="order-sentence">{`${source}, ordered ${formatOldDay(order.createdAt)}.`}</p>
    );
  const isOpen = status !== "completed" && status !== "cancelled";
  const due = dueDate && isOpen ? describeDue(dueDate, now, timeZone) : null;
  return (
    <p className="order-sentence">
      {SINCE[delivery][status]} {formatDay(reachedAt(order, status) ?? order.createdAt)}.{" "}
      {due && dueDate && (
        <>
          {`Due ${formatDay(dueDate)},`}{" "}
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
        <b>{formatPrice(amountPaid)}</b> was paid.
      </>
    ) : null;
  }
  if (Number(balanceDue) === 0) return "Paid in full.";
  if (status === "completed" && Number(amountPaid) === 0) return "No payment recorded.";
  return (
    <>
      <b>{formatPrice(balanceDue)}</b> owed. <b>{depositDue(order)?.sentence}</b>
    </>
  );
}
