import { toInstant, toWallClock } from "./zoned-time.ts";

/**
 * The last second of a day in a time zone, as an instant: the one before the next day begins, since around a
 * clock change 23:59:59 may come twice.
 * @param day "2026-11-28"
 */
export function endOfDay(day: string, timeZone: string): string {
  const next = toInstant(`${addDays(day, 1)}T00:00`, timeZone) ?? "";
  return new Date(Date.parse(next) - 1000).toISOString();
}

/** The day of an instant in a time zone, "2026-11-28". */
export const dayInTimeZone = (instant: string, timeZone: string): string =>
  toWallClock(instant, timeZone).slice(0, 10);

/** The day so many days later; both "2026-11-28". Days of the calendar, whatever clocks do. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The day so many days after an instant in a time zone, "2026-12-06". */
export const dayAfter = (instant: Date, days: number, timeZone: string): string =>
  addDays(dayInTimeZone(instant.toISOString(), timeZone), days);
