import { dateTimeFormat } from "#contract/date-time-format.ts";

/** "2026-11" of "2026-11-20". */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month before or after: "2026-10" of "2026-11" and -1. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export function countDaysOf(month: string): number {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** "November", or "November 2025" of another year than today's. */
export function formatMonth(month: string, today: string): string {
  const isThisYear = month.slice(0, 4) === today.slice(0, 4);
  return format(`${month}-01`, { month: "long", ...(!isThisYear && { year: "numeric" }) });
}

/** "Sunday, November 15". */
export const formatLongDay = (day: string): string =>
  format(day, { weekday: "long", month: "long", day: "numeric" });

/** "November 15". */
export const formatShortDay = (day: string): string =>
  format(day, { month: "long", day: "numeric" });

const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  dateTimeFormat("UTC", options).format(new Date(`${day}T12:00:00Z`));
