import { normalizeWord } from "../../../parsing/normalize-word.ts";

/** What became of an order elsewhere: completed, still open, or canceled, refunded or failed. */
export type OrderState = "done" | "open" | "ended";

const WORDS: Record<OrderState, string> = {
  done: "paid,fulfilled,completed,complete,delivered,shipped,sent,picked up,closed,archived,partially refunded,partial refund,payment,fulfilled and paid,yes,done",
  open: "pending,unpaid,not paid,unfulfilled,not fulfilled,partial,partially fulfilled,partially paid,partially shipped,unshipped,authorized,processing,processing in progress,preparation in progress,on hold,in progress,scheduled,open,new,no,overdue,payment accepted,remote payment accepted,awaiting payment,awaiting check payment,awaiting bank wire payment,awaiting cash on delivery validation,awaiting fulfillment,awaiting shipment,awaiting pickup,ready for pickup,on backorder paid,on backorder not paid,manual verification required,disputed,pending payment,ready",
  ended:
    "canceled,cancelled,refunded,fully refunded,refund,failed,voided,void,declined,denied,expired,restocked,payment error,trash,checkout draft,draft,incomplete,abandoned,returned,chargeback",
};

const STATES = new Map(
  (Object.entries(WORDS) as [OrderState, string][]).flatMap(([state, words]) =>
    words.split(",").map((word) => [normalizeWord(word), state] as const),
  ),
);

/** What a word says, "wc-completed" and "NOT_PAID" too; undefined for a word that isn't known. */
export const toOrderState = (text: string): OrderState | undefined =>
  STATES.get(normalizeWord(text.replace(/^wc-/i, "").replaceAll(/[_-]/g, " ")));
