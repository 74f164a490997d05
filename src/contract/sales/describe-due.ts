import { countOf } from "../count-of.ts";
import { dayInTimeZone } from "../end-of-day.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** How far off a due date is, and whether it is past: "in 16 days", "today", "3 days overdue". */
export function describeDue(
  dueDate: string,
  now: Date,
  timeZone: string,
): { text: string; isOverdue: boolean } {
  const dayOf = (instant: string) => Date.parse(dayInTimeZone(instant, timeZone));
  const days = Math.round((dayOf(dueDate) - dayOf(now.toISOString())) / DAY_MILLISECONDS);
  if (days < 0) return { text: countOf(-days, "day overdue", "days overdue"), isOverdue: true };
  const text = days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`;
  return { text, isOverdue: false };
}
