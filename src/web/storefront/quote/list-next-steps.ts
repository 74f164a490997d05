import type { PublicQuote } from "#contract/sales/quotes.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { MESSAGES } from "./messages.ts";

type NextStep = { title: string; text: string; isDone: boolean };

type Facts = Pick<
  PublicQuote,
  "state" | "deposit" | "total" | "readyBy" | "noun" | "isReserved" | "items" | "order" | "delivery"
>;

/** Whether all of it is paid before work begins. */
export const isPaidFirst = ({
  deposit,
  total,
  order,
}: Pick<PublicQuote, "deposit" | "total" | "order">): boolean =>
  Number(deposit ?? 0) >= Number(order?.total ?? total);

/** What happens from accepting a quote to having what it is for; what has happened is done. */
export function listNextSteps(quote: Facts, timeZone: string): NextStep[] {
  const { order } = quote;
  const isAccepted = quote.state === "accepted";
  const paid = Number(order?.amountPaid ?? 0);
  const deposit = Number(quote.deposit ?? 0);
  const isAll = isPaidFirst(quote);
  const status = order?.status ?? "pending";
  const isStarted = isAccepted && status !== "pending";
  const isReady = status === "shipped" || status === "completed";
  return [
    {
      title: isAccepted ? MESSAGES.next.youAccepted : MESSAGES.next.youAccept,
      text: describeAcceptance(quote, isAccepted),
      isDone: isAccepted,
    },
    ...(deposit > 0
      ? [
          {
            title: describePayment(isAll, paid >= deposit),
            text: paid >= deposit ? MESSAGES.next.thanks : MESSAGES.next.howToPay,
            isDone: paid >= deposit,
          },
        ]
      : []),
    {
      title: isStarted ? MESSAGES.next.atWork : MESSAGES.next.start,
      text: describeWork(quote, timeZone),
      isDone: isReady,
    },
    ...describeRest(quote, isReady),
  ];
}

function describeAcceptance({ noun, isReserved }: Facts, isAccepted: boolean): string {
  if (noun === null) return isAccepted ? MESSAGES.next.thanks : MESSAGES.next.getMessage;
  if (isAccepted) return MESSAGES.next.isYours(noun);
  return isReserved ? MESSAGES.next.staysReserved(noun) : MESSAGES.next.willBeYours(noun);
}

function describeWork({ items, noun, readyBy }: Facts, timeZone: string): string {
  const what =
    items.length > 1 ? MESSAGES.next.everything : MESSAGES.next.thePiece(noun ?? "piece");
  const day = readyBy ? formatLongDate(readyBy, timeZone) : null;
  return MESSAGES.next.ready(what, day);
}

function describePayment(isAll: boolean, isPaid: boolean): string {
  const { youPaid, youPayFirst, youPaidDeposit, youPayDeposit } = MESSAGES.next;
  if (isAll) return isPaid ? youPaid : youPayFirst;
  return isPaid ? youPaidDeposit : youPayDeposit;
}

function describeRest(quote: Facts, isReady: boolean): NextStep[] {
  const { deposit, order, delivery, items } = quote;
  if (order && Number(order.balanceDue) === 0) {
    return [{ title: MESSAGES.next.allPaid, text: MESSAGES.next.thanks, isDone: true }];
  }
  if (isPaidFirst(quote)) return [];
  const when = MESSAGES.next.when[delivery ?? "either"](MESSAGES.next.them(items.length));
  const title = Number(deposit ?? 0) > 0 ? MESSAGES.next.youPayRest : MESSAGES.next.youPay;
  return [{ title, text: when, isDone: isReady && Number(order?.balanceDue ?? 1) === 0 }];
}
