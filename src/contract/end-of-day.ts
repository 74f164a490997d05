import { utcOffsetAt, toWallClock } from "./zoned-time.ts";

/**
 * The last moment of a day in a time zone, as an instant.
 * @param day "2026-11-28"
 */
export function endOfDay(day: string, timeZone: string): string {
  const wall = Date.parse(`${day}T23:59:59Z`);
  // Twice: the first offset may be from the other side of a daylight saving change.
  const guess = wall - utcOffsetAt(wall, timeZone);
  return new Date(wall - utcOffsetAt(guess, timeZone)).toISOString();
}

/** The day of an instant in a time zone, "2026-11-28". */
export const dayInTimeZone = (instant: string, timeZone: string): string =>
  toWallClock(instant, timeZone).slice(0, 10);

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** The day so many days after an instant in a time zone, "2026-12-06". */
export const dayAfter = (instant: Date, days: number, timeZone: string): string =>
  dayInTimeZone(new Date(instant.getTime() + days * DAY_MILLISECONDS).toISOString(), timeZone);
