import { useRef, useState } from "react";
import { describeSale, leadingOrder } from "#contract/sales/describe-sale.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { SaleState } from "#contract/sales/sale.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { useNow } from "../use-now.ts";
import { BenchRule } from "./head/bench-rule.tsx";
import { SaleHead } from "./head/sale-head.tsx";
import { SaleSide } from "./side/sale-side.tsx";
import { DueNext } from "./thread/due-next.tsx";
import { Thread } from "./thread/thread.tsx";
import type { SaleRecord } from "./thread/thread-entries.ts";
import { Writing } from "./writing.tsx";
import "./sale.css";
import "../orders/orders.css";

type Props = {
  sale: SaleRecord;
  /** The order of the address; null where the address names the inquiry. */
  orderId: number | null;
  /** Back to the list that it was opened from. */
  onLeave: () => void;
};

/** One sale: where it is, its next step, all that happened, and what belongs to it. */
export function Sale({ sale, orderId, onLeave }: Props) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const reply = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState(0);
  const { inquiry } = sale;
  const piece = inquiry?.pieces[chosen] ?? inquiry?.pieces[0];
  const order = sale.orders.find(({ id }) => id === orderId) ?? leadingOrder(sale.orders);
  const state = describeRecord(sale, orderId === null ? null : order, { now, timeZone });
  const write = () => reply.current?.focus();
  useShortcut("Escape", "Back to the list", onLeave);
  return (
    <article aria-labelledby="sale-name" className="sale">
      <SaleHead onWrite={write} order={order} piece={piece} sale={sale} state={state} />
      {hasStages(sale, order) && <BenchRule order={order} sale={sale} />}
      <div className="sale-columns">
        <div className="sale-thread">
          <Thread sale={sale}>
            {state.step && <DueNext order={order} sale={sale} state={state} step={state.step} />}
          </Thread>
          {inquiry && (
            <Writing
              inquiry={inquiry}
              onLeave={onLeave}
              orders={sale.orders}
              piece={piece}
              ref={reply}
            />
          )}
        </div>
        <SaleSide inquiry={inquiry} onChoose={setChosen} order={order} piece={piece} />
      </div>
    </article>
  );
}

/** Where a sale is: at the order of the address, or at the one of its orders that is to be moved on. */
function describeRecord(
  { inquiry, quotes, orders }: SaleRecord,
  order: Order | null,
  when: { now: Date; timeZone: string },
): SaleState {
  const written = inquiry?.messages.findLast(({ kind }) => kind === "customer");
  return describeSale(
    {
      inquiry: inquiry && { ...inquiry, wroteAt: written?.at ?? null },
      quote: quotes.find(({ state }) => state !== "replaced") ?? null,
      orders: order ? [order] : orders,
    },
    when,
  );
}

/** What is over without an order, and what came from elsewhere, is nowhere on the way. */
function hasStages({ inquiry }: SaleRecord, order: Order | null): boolean {
  if (order) return order.source === null && order.status !== "cancelled";
  return inquiry !== null && inquiry.state !== "closed" && inquiry.state !== "to-check";
}
