import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ApiError } from "../api-client/api-error.ts";
import { useInboxParams } from "../inquiries/inbox-params.ts";
import { outgoingMailsQuery } from "../outgoing-mails/outgoing-mails-query.ts";
import { QueryState } from "../query-state.tsx";
import { Sale } from "./sale.tsx";
import type { SaleRecord } from "./thread/thread-entries.ts";

/** The customer may write while it is open. In milliseconds. */
const EVERY = 60_000;
/** Each part changes on other screens too. */
const CURRENT = { refetchOnMount: "always" } as const;

type Props = { inquiryId: number | null; orderId: number | null };

/** One sale by the address of its inquiry or of one of its orders, read anew whenever it is opened. Keyed by that. */
export function OpenSale({ inquiryId, orderId }: Props) {
  const { query } = useInboxParams();
  const leave = useLeave(inquiryId, orderId === null ? `/admin/inquiries${query}` : null);
  const sale = useSaleRecord(inquiryId, orderId);
  return (
    <div className="sale-page">
      <Link
        className="muted target sale-back"
        to={orderId === null ? `/admin/inquiries${query}` : "/admin/orders"}
      >
        <Icon name="chevron-left" /> {orderId === null ? "Inquiries" : "Orders"}
      </Link>
      <QueryState keepData query={sale} skeleton={<Skeleton className="sale-skeleton" />}>
        {(record) => <Sale onLeave={leave} orderId={orderId} sale={record} />}
      </QueryState>
    </div>
  );
}

/** Focuses the row in the list beside, or goes back to the list where it is not shown. */
function useLeave(inquiryId: number | null, inbox: string | null): () => void {
  const navigate = useNavigate();
  return () => {
    const row = document.querySelector<HTMLElement>(`a[data-inquiry="${inquiryId}"]`);
    if (row?.checkVisibility()) row.focus();
    else void navigate(inbox ?? "/admin/orders");
  };
}

/** All that belongs to a sale; its data is there once all of it is. */
function useSaleRecord(inquiryId: number | null, orderId: number | null) {
  const hasInquiry = inquiryId !== null;
  const inquiry = useQuery<Inquiry>({
    queryKey: [`/api/inquiries/${inquiryId}`],
    enabled: hasInquiry,
    refetchInterval: EVERY,
    ...CURRENT,
  });
  const quotes = useQuery<Quote[]>({
    queryKey: [`/api/inquiries/${inquiryId}/quotes`],
    enabled: hasInquiry,
    ...CURRENT,
  });
  const ids = listOrderIds(inquiry.data, orderId);
  const orders = useQueries({
    queries: ids.map((id) => ({ queryKey: [`/api/orders/${id}`], ...CURRENT })),
    combine: (all) => ({
      data: all.flatMap(({ data }) => (data ? [data as Order] : [])),
      isPending: all.some(({ isPending }) => isPending),
      // One that was moved to the trash is part of nothing, unless it is the one of the address.
      error:
        all.find(({ error }, index) => error && (!isGone(error) || ids[index] === orderId))
          ?.error ?? null,
      refetch: () => void Promise.all(all.map(({ refetch }) => refetch())),
    }),
  });
  const mails = useQueries({
    queries: ids.map((id) => outgoingMailsQuery({ kind: "order", id })),
    combine: (all) => all.flatMap(({ data }) => data ?? []),
  });
  const isPending = (hasInquiry && (!inquiry.data || !quotes.data)) || orders.isPending;
  const error = inquiry.error ?? quotes.error ?? orders.error;
  const [isLoaded, setLoaded] = useState(false);
  // An order that comes in while the sale is open takes nothing off the screen.
  if (!isPending && !error && !isLoaded) setLoaded(true);
  const record: SaleRecord = {
    inquiry: inquiry.data ?? null,
    quotes: quotes.data ?? [],
    orders: orders.data,
    mails,
  };
  return {
    data: isLoaded && (record.inquiry ?? record.orders[0]) ? record : undefined,
    error,
    refetch: () => {
      orders.refetch();
      if (hasInquiry) void Promise.all([inquiry.refetch(), quotes.refetch()]);
    },
  };
}

const isGone = (error: Error): boolean => error instanceof ApiError && error.status === 404;

/** The orders that an inquiry led to, the oldest first, with the one of the address. */
function listOrderIds(inquiry: Inquiry | undefined, orderId: number | null): number[] {
  const recorded = (inquiry?.messages ?? []).flatMap(({ event }) =>
    event?.type === "order-recorded" && event.orderId !== null ? [event.orderId] : [],
  );
  return [...new Set(orderId === null ? recorded : [...recorded, orderId])];
}
