import { countOf } from "../count-of.ts";
import { formatPrice } from "../decimals.ts";
import { addDays, dayInTimeZone } from "../end-of-day.ts";
import { isolateText } from "../isolate-text.ts";
import { depositDue } from "./deposit-due.ts";
import { describeDue } from "./describe-due.ts";
import type { InquiryPiece, InquirySummary } from "./inquiries.ts";
import type { OrderStatus } from "./order-transitions.ts";
import type { Order } from "./orders.ts";
import { isOpenQuote } from "./quote-states.ts";
import type { Quote } from "./quotes.ts";
import type { SaleDate, SaleState, SaleStep, WaitsFor } from "./sale.ts";

/** What the rule reads of an order. */
export type SaleOrder = Pick<
  Order,
  | "status"
  | "delivery"
  | "deposit"
  | "amountPaid"
  | "balanceDue"
  | "dueDate"
  | "trackingNumber"
  | "source"
  | "history"
  | "createdAt"
> & { items: Pick<Order["items"][number], "productId" | "productName">[]; quote: object | null };

export type SaleInquiry = Pick<InquirySummary, "state" | "lastMessageAt" | "createdAt"> & {
  pieces: Pick<InquiryPiece, "name" | "isReservedHere" | "reservedUntil">[];
  /** When the customer last wrote; null for one who never did. */
  wroteAt: string | null;
};

export type SaleQuote = Pick<Quote, "state" | "total" | "validUntil" | "updatedAt" | "endedAt">;

/** What the rule reads. An inquiry or an order is there. */
export type SaleFacts = {
  inquiry: SaleInquiry | null;
  /** The newest version that was not replaced; null without any. */
  quote: SaleQuote | null;
  orders: SaleOrder[];
};

type When = { now: Date; timeZone: string };

/** An order that is promised for a day later than so many from today waits for that day. */
const SOON_DAYS = 7;

/** Whether an order is still to be moved on. One from elsewhere is as it was there. */
const isOpenOrder = ({ status, source }: Pick<Order, "status" | "source">): boolean =>
  source === null && status !== "completed" && status !== "cancelled";

/**
 * The order of a sale that its step is about: of the open ones the one that is promised first, then the one recorded
 * first; else the last that was not canceled. Null without any.
 */
export function leadingOrder<Each extends SaleOrder>(orders: Each[]): Each | null {
  const byDay = (one: Each, other: Each) =>
    (one.dueDate ?? "9").localeCompare(other.dueDate ?? "9") ||
    one.createdAt.localeCompare(other.createdAt);
  const [first] = orders.filter(isOpenOrder).toSorted(byDay);
  return first ?? orders.findLast(({ status }) => status !== "cancelled") ?? orders.at(-1) ?? null;
}

/**
 * The sentence and the next step of a sale. A question that waits for an answer comes before everything else; then an
 * open order, then a quote; without any of these it is what its last order came to.
 */
export function describeSale(facts: SaleFacts, when: When): SaleState {
  const { inquiry, quote } = facts;
  const order = leadingOrder(facts.orders);
  const others = facts.orders.filter((each) => each !== order && isOpenOrder(each)).length;
  const more = others > 0 ? ` ${countOf(others, "more order is", "more orders are")} open.` : "";
  const state =
    inquiry && (order === null || isInquirysTurn(inquiry, quote, order))
      ? describeInquiry(inquiry, quote, order, when)
      : order && describeOrder(order, when);
  if (!state) throw new Error("A sale without an inquiry and an order");
  return { ...state, sentence: state.sentence + more };
}

const isWaiting = ({ state }: SaleInquiry): boolean =>
  state === "new" || state === "waiting-for-you";

/** Whether the conversation is what is to be moved on, though there is an order. */
const isInquirysTurn = (inquiry: SaleInquiry, quote: SaleQuote | null, order: SaleOrder): boolean =>
  isWaiting(inquiry) ||
  (inquiry.state !== "closed" && quote !== null && isUnsettled(quote) && !isOpenOrder(order));

const isUnsettled = ({ state }: Pick<SaleQuote, "state">): boolean =>
  state === "draft" || isOpenQuote({ state });

type Line = [sentence: string, SaleStep | null, WaitsFor, date: string, SaleDate];

const toState = ([sentence, step, waitsFor, date, dateOf]: Line, isLate = false): SaleState => ({
  sentence,
  step,
  waitsFor,
  date,
  dateOf,
  isLate,
});

function describeInquiry(
  inquiry: SaleInquiry,
  quote: SaleQuote | null,
  order: SaleOrder | null,
  when: When,
): SaleState {
  const { state, lastMessageAt, createdAt } = inquiry;
  const what = nameInquired(inquiry);
  const wroteAt = inquiry.wroteAt ?? createdAt;
  if (state === "to-check")
    return toState(["sent what may be spam.", null, "nobody", createdAt, "wrote"]);
  if (state === "closed")
    return toState([`asked about ${what}. Closed.`, null, "nobody", lastMessageAt, "ended"]);
  // What a quote came to is dealt with once the inquiry no longer waits.
  if (quote && (isWaiting(inquiry) ? isAfter(quote, wroteAt) : quote.endedAt === null)) {
    const line = describeQuote(quote, what, wroteAt);
    if (line) return toState(line);
  }
  if (isWaiting(inquiry)) {
    const asked = `asks about ${what}.`;
    const rest = order && isOpenOrder(order) ? ` ${describeOwed(order, when)}` : "";
    const isLate = order !== null && isOverdue(order, when);
    return toState([asked + rest, "answer", "you", wroteAt, "wrote"], isLate);
  }
  const reserved = inquiry.pieces.find(({ isReservedHere }) => isReservedHere)?.reservedUntil;
  return toState(
    reserved
      ? [`has ${what} reserved.`, "make-quote", "customer", reserved, "reserved-until"]
      : [`has your answer about ${what}.`, "make-quote", "customer", lastMessageAt, "answered"],
  );
}

/** Whether a quote is what followed the customer's last message, so that it is not the message that waits. */
const isAfter = ({ state, updatedAt, endedAt, validUntil }: SaleQuote, wroteAt: string): boolean =>
  state === "draft"
    ? updatedAt >= wroteAt
    : !isUnsettled({ state }) && (endedAt ?? validUntil) >= wroteAt;

/** Null for a quote that changes nothing. */
function describeQuote(quote: SaleQuote, what: string, wroteAt: string): Line | null {
  const { state, validUntil, endedAt } = quote;
  const named = `your quote of ${formatPrice(quote.total)} for ${what}`;
  switch (state) {
    case "draft":
      return [`waits for ${named}.`, "send-quote", "you", wroteAt, "wrote"];
    case "sent":
      return [`has ${named}.`, "write-again", "customer", validUntil, "valid-until"];
    case "opened":
      return [`has ${named}, opened.`, "write-again", "customer", validUntil, "valid-until"];
    case "expired":
      return [`let ${named} expire.`, "make-quote", "you", endedAt ?? validUntil, "ended"];
    case "declined":
      return [`declined ${named}.`, "answer", "you", endedAt ?? validUntil, "ended"];
    default:
      return null;
  }
}

function describeOrder(order: SaleOrder, when: When): SaleState {
  const { status, source, createdAt, dueDate } = order;
  const what = nameOrdered(order);
  if (source !== null) {
    const from = `ordered ${what} from ${isolateText(source.name)}.`;
    return toState([from, null, "nobody", createdAt, "ended"]);
  }
  const at = reachedAt(order, status) ?? createdAt;
  if (status === "cancelled") {
    const paid = Number(order.amountPaid) > 0 ? ` ${formatPrice(order.amountPaid)} was paid.` : "";
    const canceled = `ordered ${what}. The order was canceled.${paid}`;
    return toState([canceled, null, "nobody", at, "ended"]);
  }
  const owed = describeOwed(order, when);
  if (status === "completed") return toState([`has ${what}. ${owed}`, null, "nobody", at, "ended"]);
  if (status === "shipped") return toState(describeShipped(order, { what, owed, at }));
  const deposit = depositDue(order);
  const agreed = order.quote ? `said yes to ${what}.` : `ordered ${what}.`;
  const isPending = status === "pending";
  const isLate = isOverdue(order, when);
  const began: [string, SaleDate] = [at, isPending ? "agreed" : "on-the-bench"];
  // What is late stands by the day that was promised.
  const since: typeof began = isLate && dueDate ? [dueDate, "promised"] : began;
  if (deposit) {
    return toState([`${agreed} ${owed}`, deposit.step, "you", ...since], isLate);
  }
  const sentence = `${isPending ? agreed : `waits for ${what}.`} ${owed}`;
  const leaves = order.delivery === "shipping" ? "mark-shipped" : "ready-for-pickup";
  const step = isPending ? "start-preparation" : leaves;
  if (dueDate && isFarOff(dueDate, when))
    return toState([sentence, step, "date", dueDate, "promised"]);
  return toState([sentence, step, "you", ...since], isLate);
}

function describeShipped(
  { delivery, trackingNumber, balanceDue }: SaleOrder,
  { what, owed, at }: { what: string; owed: string; at: string },
): Line {
  const rest = Number(balanceDue) > 0 ? ` ${owed}` : "";
  if (delivery === "pickup")
    return [`can pick up ${what}.${rest}`, "picked-up", "customer", at, "ready"];
  const tracking = trackingNumber === null ? " No tracking number yet." : "";
  const sentence = `has ${what} on the way.${rest}${tracking}`;
  return [sentence, "mark-delivered", "customer", at, "shipped"];
}

/** "A deposit of $303.84 is due.", "Paid in full, due in 4 days.", "$180.00 is still owed." */
function describeOwed(order: SaleOrder, { now, timeZone }: When): string {
  const { status, amountPaid, balanceDue, dueDate } = order;
  const deposit = depositDue(order);
  if (deposit) return deposit.sentence;
  const paid = Number(amountPaid) > 0 ? "still owed" : "owed";
  const owed = Number(balanceDue) > 0 ? `${formatPrice(balanceDue)} is ${paid}` : "Paid in full";
  if (status === "completed" && Number(balanceDue) > 0 && Number(amountPaid) === 0)
    return "No payment recorded.";
  if (dueDate === null || (status !== "pending" && status !== "processing")) return `${owed}.`;
  const { text, isOverdue: isPast } = describeDue(dueDate, now, timeZone);
  return isPast ? `${owed}, ${text}.` : `${owed}, due ${text}.`;
}

const isFarOff = (dueDate: string, { now, timeZone }: When): boolean =>
  dayInTimeZone(dueDate, timeZone) > addDays(dayInTimeZone(now.toISOString(), timeZone), SOON_DAYS);

const isOverdue = ({ dueDate, status }: SaleOrder, { now, timeZone }: When): boolean =>
  (status === "pending" || status === "processing") &&
  dueDate !== null &&
  describeDue(dueDate, now, timeZone).isOverdue;

/** When an order last came to a status; null if it never did. Edits keep the status and do not count. */
export const reachedAt = ({ history }: Pick<Order, "history">, status: OrderStatus) =>
  history.findLast(({ from, to }) => to === status && from !== to)?.at ?? null;

const nameInquired = ({ pieces }: SaleInquiry): string =>
  pieces.length === 0 ? "custom work" : nameThings(pieces.map(({ name }) => named(name)));

const nameOrdered = ({ items }: SaleOrder): string =>
  nameThings(
    items.map(({ productId, productName }) =>
      productId === null ? `“${isolateText(productName)}”` : named(productName),
    ),
  );

const named = (piece: string): string =>
  /^the\s/i.test(piece) ? isolateText(piece) : `the ${isolateText(piece)}`;

/** "the Sapphire Solitaire", "the Sapphire Solitaire and 2 more" */
const nameThings = ([first = "", ...others]: string[]): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`;
