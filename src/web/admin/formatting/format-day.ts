import { dateTimeFormat } from "#contract/date-time-format.ts";
import { noBreakDates } from "#web/catalog/text/no-break-dates.ts";

/** "Saturday, November 21" in the shop's time zone. */
export function formatDay(now: Date, timeZone: string): string {
  const day = { weekday: "long", month: "long", day: "numeric" } as const;
  return dateTimeFormat(timeZone, day)
    .format(now)
    .replace(/ (\d+)$/, "\u00A0$1");
}

/** The parts of a day, with its year where it is another than this one. */
export function withOtherYear(
  parts: Intl.DateTimeFormatOptions,
  moment: Date,
  { now, timeZone }: { now: Date; timeZone: string },
): Intl.DateTimeFormatOptions {
  const year = dateTimeFormat(timeZone, { year: "numeric" });
  return year.format(moment) === year.format(now) ? parts : { ...parts, year: "numeric" };
}

/** "9:12 AM" for an instant of today, else "Nov 18", and "Nov 18, 2024" of another year. */
export function formatTimeOrDay(instant: string, now: Date, timeZone: string): string {
  const moment = new Date(instant);
  const day = dateTimeFormat(timeZone, {}, "en-CA");
  const isToday = day.format(moment) === day.format(now);
  const parts: Intl.DateTimeFormatOptions = isToday
    ? { hour: "numeric", minute: "2-digit" }
    : withOtherYear({ month: "short", day: "numeric" }, moment, { now, timeZone });
  return dateTimeFormat(timeZone, parts).format(moment).replaceAll(/\s/g, "\u00A0");
}

/** "November 26, 2026 at 9:00 AM EST", its date kept together. */
export const formatDateTime = (
  instant: string,
  timeZone: string,
  month: "long" | "short" = "long",
): string =>
  noBreakDates(
    dateTimeFormat(timeZone, {
      year: "numeric",
      month,
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
    }).format(new Date(instant)),
  );
