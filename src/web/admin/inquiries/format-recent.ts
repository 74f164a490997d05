import { dateTimeFormat } from "#contract/date-time-format.ts";
import { dayInTimeZone } from "#contract/end-of-day.ts";
import { withOtherYear } from "../formatting/format-day.ts";

type When = { now: Date; timeZone: string };

const SPACES = /\s/g;
const DAY = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 6;

const format = (instant: string, timeZone: string, parts: Intl.DateTimeFormatOptions): string =>
  dateTimeFormat(timeZone, parts).format(new Date(instant)).replaceAll(SPACES, "\u00A0");

/** "8:15 AM" */
export const formatTime = (instant: string, timeZone: string): string =>
  format(instant, timeZone, { hour: "numeric", minute: "2-digit" });

/** The day as people call it: "Today", "Yesterday", "Friday", "Nov 19", and with its year when it is another. */
export function formatRecentDay(instant: string, { now, timeZone }: When): string {
  const days = daysBetween(instant, { now, timeZone });
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days > 1 && days <= WEEK_DAYS) return format(instant, timeZone, { weekday: "long" });
  const day = { month: "short", day: "numeric" } as const;
  return format(instant, timeZone, withOtherYear(day, new Date(instant), { now, timeZone }));
}

/** For a list: "8:15 AM" of today, else the day. */
export const formatRecent = (instant: string, when: When): string =>
  daysBetween(instant, when) === 0
    ? formatTime(instant, when.timeZone)
    : formatRecentDay(instant, when);

/** For a message: "Today, 9:41 AM". */
export const formatRecentTime = (instant: string, when: When): string =>
  `${formatRecentDay(instant, when)}, ${formatTime(instant, when.timeZone)}`;

const daysBetween = (instant: string, { now, timeZone }: When): number =>
  Math.round(
    (Date.parse(dayInTimeZone(now.toISOString(), timeZone)) -
      Date.parse(dayInTimeZone(instant, timeZone))) /
      DAY,
  );
