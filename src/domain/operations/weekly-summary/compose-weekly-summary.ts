/// <reference lib="esnext.temporal" />
import { countOf } from "#contract/count-of.ts";
import { formatCount, formatHundredths, formatPrice } from "#contract/decimals.ts";
import type { MailContent } from "../../infrastructure/mail/mail-template.ts";
import type { DueOrder, Week } from "./week.ts";

type Composed = Omit<MailContent, "button"> & { subject: string };

/** The words of a week's summary. A part in which nothing happened says so in a sentence. */
export function composeWeeklySummary(week: Week, timeZone: string): Composed {
  const { visits, inquiries, orders, nextStep } = week;
  return {
    subject: `Your week: ${some(visits, "visit", "visits")}, ${some(inquiries, "inquiry", "inquiries")}, ${some(orders, "order", "orders")}`,
    body: `Here is your week, ${formatWeek(week)}.`,
    details: [
      { label: "Looked at", value: describeVisits(week) },
      { label: "Asked", value: describeInquiries(week) },
      { label: "Sold", value: describeSales(week) },
      { label: "Due", value: describeDue(week.due, timeZone) },
      { label: "To do first", value: nextStep?.sentence ?? "You’re all caught up." },
    ],
  };
}

const some = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

function describeVisits({ visits, visitsBefore, pieces }: Week): string {
  if (visits === 0) return "Nobody visited your shop.";
  const lines = [`${some(visits, "visit", "visits")}${compare(visits, visitsBefore)}.`];
  for (const { name, views } of pieces) lines.push(`${name}: ${some(views, "view", "views")}`);
  return lines.join("\n");
}

function compare(visits: number, before: number | null): string {
  if (before === null) return "";
  if (visits === before) return ", as many as the week before";
  const difference = formatCount(Math.abs(visits - before));
  return `, ${difference} ${visits > before ? "more" : "fewer"} than the week before`;
}

function describeInquiries({ inquiries, waitingInquiries }: Week): string {
  const asked = inquiries === 0 ? "No inquiries." : `${some(inquiries, "inquiry", "inquiries")}.`;
  if (waitingInquiries === 0) return asked;
  return `${asked}\n${countOf(waitingInquiries, "waits", "wait")} for your answer.`;
}

function describeSales({ orders, soldCents, soldPieces }: Week): string {
  if (orders === 0) return "No orders.";
  const total = formatPrice(formatHundredths(soldCents));
  return [`${some(orders, "order", "orders")}, ${total} in all.`, ...soldPieces].join("\n");
}

const SHOWN_ORDERS = 5;

function describeDue(due: DueOrder[], timeZone: string): string {
  if (due.length === 0) return "Nothing this week.";
  const lines = due.slice(0, SHOWN_ORDERS).map(({ id, pieces, dueDate, isLate }) => {
    const day = formatDue(dueDate, timeZone);
    return `${isLate ? `Late since ${day}` : day}: order ${id}, ${pieces.join(", ")}`;
  });
  const more = due.length - SHOWN_ORDERS;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

const formatDue = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone,
  }).format(new Date(instant));

/** "November 16 to 22", or "November 30 to December 6". */
function formatWeek({ from, to }: Week): string {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  const end = first.month === last.month ? `${last.day}` : `${monthOf(last)} ${last.day}`;
  return `${monthOf(first)} ${first.day} to ${end}`;
}

const monthOf = (day: Temporal.PlainDate): string => day.toLocaleString("en-US", { month: "long" });
