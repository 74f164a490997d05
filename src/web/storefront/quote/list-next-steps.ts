import type { PublicQuote } from "#contract/sales/quotes.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";

export type NextStep = { title: string; text: string; isDone: boolean };

type Facts = Pick<
  PublicQuote,
  "state" | "deposit" | "readyBy" | "noun" | "isReserved" | "items" | "order" | "delivery"
>;

/** What happens from accepting a quote to having what it is for; what has happened is done. */
export function listNextSteps(quote: Facts, timeZone: string): NextStep[] {
  const { order } = quote;
  const isAccepted = quote.state === "accepted";
  const paid = Number(order?.amountPaid ?? 0);
  const deposit = Number(quote.deposit ?? 0);
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
            title: paid >= deposit ? "You paid the deposit." : "You pay the deposit.",
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
  const isPlural = noun.endsWith("s");
  if (isAccepted) return `The ${noun} ${isPlural ? "are" : "is"} yours.`;
  return isReserved
    ? `The ${noun} ${isPlural ? "stay" : "stays"} reserved for you, and I get a message.`
    : `The ${noun} ${isPlural ? "are" : "is"} yours from then on, and I get a message.`;
}

function describeWork({ items, noun, readyBy }: Facts, timeZone: string): string {
  const what = items.length > 1 ? "everything is" : `the ${noun ?? "piece"} is`;
  const end = readyBy ? `, ${formatLongDate(readyBy, timeZone)} at the latest` : "";
  return `I’ll write when ${what} ready${end}.`;
}

function describeRest({ deposit, order, delivery, items }: Facts, isReady: boolean): NextStep[] {
  const total = order?.total ?? "";
  if (order && Number(order.balanceDue) === 0) {
    return [{ title: "All is paid.", text: "Thank you.", isDone: true }];
  }
  if (Number(deposit ?? 0) > 0 && deposit === total) return [];
  const them = items.length > 1 ? "them" : "it";
  const when = {
    pickup: `when you pick ${them} up.`,
    shipping: `before I ship ${them}.`,
    either: `when you pick ${them} up or before I ship ${them}.`,
  }[delivery ?? "either"];
  const title = Number(deposit ?? 0) > 0 ? "You pay the rest" : "You pay";
  return [{ title, text: when, isDone: isReady && Number(order?.balanceDue ?? 1) === 0 }];
}
