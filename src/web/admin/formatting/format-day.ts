import { dateTimeFormat } from "#contract/date-time-format.ts";

/** "Saturday, November 21" in the shop's time zone. */
export function formatDay(now: Date, timeZone: string): string {
  const day = { weekday: "long", month: "long", day: "numeric" } as const;
  return dateTimeFormat(timeZone, day)
    .format(now)
    .replace(/ (\d+)$/, "\u00A0$1");
}

/** "9:12 AM" for an instant of today, else "Nov 18". */
export function formatTimeOrDay(instant: string, now: Date, timeZone: string): string {
  const moment = new Date(instant);
  const day = dateTimeFormat(timeZone, {}, "en-CA");
  const isToday = day.format(moment) === day.format(now);
  const parts: Intl.DateTimeFormatOptions = isToday
    ? { hour: "numeric", minute: "2-digit" }
    : { month: "short", day: "numeric" };
  return dateTimeFormat(timeZone, parts).format(moment).replaceAll(/\s/g, "\u00A0");
}
