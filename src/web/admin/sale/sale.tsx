import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { describeSale, leadingOrder } from "#contract/sales/describe-sale.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { SaleState } from "#contract/sales/sale.ts";
import type { Customer } from "#contract/sales/customers.ts";
import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { useNow } from "../use-now.ts";
import { BenchRule } from "./head/bench-rule.tsx";
import { SaleHead } from "./head/sale-head.tsx";
import { SaleSide } from "./side/sale-side.tsx";
import { DueNext } from "./thread/due-next.tsx";
import { Thread } from "./thread/thread.tsx";
import type { SaleRecord } from "./thread/thread-entries.ts";
import "./sale.css";
import "../orders/orders.css";
import { HeldBar } from "../inquiries/conversation/held-bar.tsx";
import { ReplyForm } from "../inquiries/conversation/reply-form.tsx";
import { ReplyMail } from "../inquiries/conversation/reply-mail.tsx";
import { firstName } from "../inquiries/describe-inquiry.ts";
import { useSetInquiryState } from "../inquiries/use-change-inquiry.ts";

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

type WritingProps = {
  inquiry: Inquiry;
  /** That it led to. */
  orders: Order[];
  piece: InquiryPiece | undefined;
  ref: RefObject<HTMLTextAreaElement | null>;
  onLeave: () => void;
};

/** The reply at the end of a thread; for a held message, what to do with it. */
function Writing({ inquiry, orders, piece, ref, onLeave }: WritingProps) {
  const similar = useSimilarOffer({ inquiry, orders, piece });
  useReadOnOpening(inquiry);
  const { hash } = useLocation();
  // Who pressed Answer types at once.
  useEffect(() => {
    if (hash === "#reply-text") ref.current?.focus();
  }, [hash, ref]);
  useShortcut("r", "Send reply", () => ref.current?.focus());
  if (inquiry.state === "to-check") return <HeldBar inquiry={inquiry} />;
  return (
    <>
      <ReplyMail inquiry={inquiry} />
      <ReplyForm inquiry={inquiry} onLeave={onLeave} piece={piece} ref={ref} similar={similar} />
    </>
  );
}

/** An inquiry that is opened waits for the shop from then on. */
function useReadOnOpening({ id, state }: Inquiry): void {
  const { mutate } = useSetInquiryState(id);
  const read = useEffectEvent(() => mutate("waiting-for-you"));
  const isNew = state === "new";
  const opened = useRef(false);
  useEffect(() => {
    if (isNew && !opened.current) read();
    // Set back to New by hand, it stays new until it is opened again.
    opened.current = true;
  }, [isNew]);
}

type Asked = Pick<WritingProps, "inquiry" | "orders" | "piece">;

/** The text that offers a similar piece to somebody whose piece has gone to another; null for anyone else. */
function useSimilarOffer({ inquiry, orders, piece }: Asked): string | null {
  const { customerId } = inquiry;
  const customer = useQuery<Customer>({
    queryKey: [`/api/customers/${customerId}`],
    enabled: customerId !== null,
    // Orders change on other screens.
    refetchOnMount: "always",
  }).data;
  if (!piece || piece.productId === null || piece.isReservedHere) return null;
  const isTaken = piece.availability === "sold" || piece.availability === "reserved";
  const hasBought = [...orders, ...(customer?.orders ?? [])].some(
    ({ status, items }) =>
      status !== "cancelled" && items.some(({ productId }) => productId === piece.productId),
  );
  if (!isTaken || hasBought) return null;
  return `Hi ${firstName(inquiry.name)}, the ${piece.name} has found its owner. I can make a similar one for you.`;
}
