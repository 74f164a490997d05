import type { PublicQuote } from "#contract/sales/quotes.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";

const DESCRIBE_WHEN = {
  pickup: (them: string) => `when you pick ${them} up.`,
  shipping: (them: string) => `before I ship ${them}.`,
  either: (them: string) => `when you pick ${them} up or before I ship ${them}.`,
};

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
      title: isAccepted ? "You accepted." : "You accept.",
      text: describeAcceptance(quote, isAccepted),
      isDone: isAccepted,
    },
    ...(deposit > 0
      ? [
          {
            title: describePayment(isAll, paid >= deposit),
            text:
              paid >= deposit
                ? "Thank you."
                : "I’ll send you the details. You can pay by check, bank transfer, or card in the shop.",
            isDone: paid >= deposit,
          },
        ]
      : []),
    {
      title: isStarted ? "I’m at work on it." : "I get started.",
      text: describeWork(quote, timeZone),
      isDone: isReady,
    },
    ...describeRest(quote, isReady),
  ];
}

function describeAcceptance({ noun, isReserved }: Facts, isAccepted: boolean): string {
  if (noun === null) return isAccepted ? "Thank you." : "I get a message.";
  if (isAccepted) return sayYours(noun);
  return isReserved ? sayStaysReserved(noun) : sayWillBeYours(noun);
}

function describeWork({ items, noun, readyBy }: Facts, timeZone: string): string {
  const what = items.length > 1 ? "everything is" : `the ${noun ?? "piece"} is`;
  const day = readyBy ? formatLongDate(readyBy, timeZone) : null;
  return sayReady(what, day);
}

function describePayment(isAll: boolean, isPaid: boolean): string {
  if (isAll) return isPaid ? "You paid." : "You pay.";
  return isPaid ? "You paid the deposit." : "You pay the deposit.";
}

function describeRest(quote: Facts, isReady: boolean): NextStep[] {
  const { deposit, order, delivery, items } = quote;
  if (order && Number(order.balanceDue) === 0) {
    return [{ title: "Everything is paid.", text: "Thank you.", isDone: true }];
  }
  if (isPaidFirst(quote)) return [];
  const when = DESCRIBE_WHEN[delivery ?? "either"](items.length > 1 ? "them" : "it");
  const title = Number(deposit ?? 0) > 0 ? "You pay the rest" : "You pay";
  return [{ title, text: when, isDone: isReady && Number(order?.balanceDue ?? 1) === 0 }];
}

const sayYours = (noun: string) => `The ${noun} ${noun.endsWith("s") ? "are" : "is"} yours.`;

const sayWillBeYours = (noun: string) =>
  `The ${noun} ${noun.endsWith("s") ? "are" : "is"} yours from then on, and I get a message.`;

const sayStaysReserved = (noun: string) =>
  `The ${noun} ${noun.endsWith("s") ? "stay" : "stays"} reserved for you, and I get a message.`;

const sayReady = (what: string, day: string | null) =>
  `I’ll write when ${what} ready${day === null ? "" : `, ${day} at the latest`}.`;
