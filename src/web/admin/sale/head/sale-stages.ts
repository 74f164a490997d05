import { formatPrice } from "#contract/decimals.ts";
import { reachedAt } from "#contract/sales/describe-sale.ts";
import type { OrderStatus } from "#contract/sales/order-transitions.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { SaleRecord } from "../thread/thread-entries.ts";

export type SaleStage = {
  label: string;
  state: "done" | "now" | "ahead";
  /** When it was reached, or by when it is due; null for neither. */
  at: string | null;
  /** What it will bring, "$320.00"; null for nothing. */
  amount: string | null;
};

type Stage = Omit<SaleStage, "state"> & { isReached: boolean };

const stage = (label: string, at: string | null, isReached = at !== null): Stage => ({
  label,
  at,
  isReached,
  amount: null,
});

const LABELS = {
  shipping: { processing: "On the bench", shipped: "Shipped", completed: "Delivered" },
  pickup: {
    processing: "On the bench",
    shipped: "Ready for pickup",
    completed: "Picked up",
  },
} as const;

/** The stages of a sale from its inquiry to its delivery; a reservation, a quote and a deposit only where there is one. */
export function listSaleStages(sale: SaleRecord, order: Order | null): SaleStage[] {
  const stages = [
    ...inquiredStages(sale, order),
    stage("Agreed", order?.createdAt ?? null),
    ...depositStage(sale, order),
    ...(["processing", "shipped", "completed"] as const).map((status) => orderStage(order, status)),
  ];
  const now = stages.findLastIndex(({ isReached }) => isReached);
  return stages.map(({ isReached, ...each }, index) => ({
    ...each,
    state: index === now ? "now" : isReached ? "done" : "ahead",
  }));
}

function inquiredStages({ inquiry, quotes }: SaleRecord, order: Order | null): Stage[] {
  if (!inquiry) return [];
  const quotedAt = order
    ? (order.quote?.sentAt ?? null)
    : (quotes.find(({ sentAt }) => sentAt !== null)?.sentAt ?? null);
  const reserved = inquiry.messages.findLast(
    ({ event }) => event?.type === "reserved" || event?.type === "released",
  );
  return [
    stage("Inquired", inquiry.createdAt),
    ...(reserved?.event?.type === "reserved" ? [stage("Reserved", reserved.at)] : []),
    ...(order && quotedAt === null ? [] : [stage("Quoted", quotedAt)]),
  ];
}

function depositStage({ quotes }: SaleRecord, order: Order | null): Stage[] {
  const deposit = order ? order.deposit : quotes[0]?.deposit;
  if (Number(deposit ?? 0) === 0) return [];
  if (order && Number(order.amountPaid) >= Number(deposit))
    return [stage("Deposit received", order.payments.at(-1)?.paidOn ?? null, true)];
  return [{ ...stage("Deposit", null), amount: formatPrice(deposit ?? "0") }];
}

const STATUSES: OrderStatus[] = ["pending", "processing", "shipped", "completed"];

function orderStage(order: Order | null, status: "processing" | "shipped" | "completed"): Stage {
  const label = LABELS[order?.delivery ?? "shipping"][status];
  const isReached = order !== null && STATUSES.indexOf(order.status) >= STATUSES.indexOf(status);
  if (order && isReached) return stage(label, reachedAt(order, status), true);
  return stage(label, status === "shipped" ? (order?.dueDate ?? null) : null, false);
}
