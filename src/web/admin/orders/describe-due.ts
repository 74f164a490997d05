import { dayInTimeZone } from "#contract/end-of-day.ts";
import { MESSAGES } from "./messages.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** How far off a due date is, and whether it is past: "in 16 days", "today", "3 days overdue". */
export function describeDue(
  dueDate: string,
  now: Date,
  timeZone: string,
): { text: string; isOverdue: boolean } {
  const dayOf = (instant: string) => Date.parse(dayInTimeZone(instant, timeZone));
  const days = Math.round((dayOf(dueDate) - dayOf(now.toISOString())) / DAY_MILLISECONDS);
  const words = MESSAGES.due;
  if (days < 0) return { text: words.overdue(-days), isOverdue: true };
  const text = days === 0 ? words.today : days === 1 ? words.tomorrow : words.in(days);
  return { text, isOverdue: false };
}
