import { addDays, dayInTimeZone } from "../end-of-day.ts";
import {
  type DayHours,
  type HoursException,
  listSpans,
  type OpeningHours,
} from "./opening-hours.ts";
import { toInstant } from "../zoned-time.ts";

type HoursSettings = {
  openingHours: OpeningHours;
  hoursExceptions: HoursException[];
  timeZone: string;
};

/** How far ahead the next change is looked for: beyond it the week repeats, or nothing opens. */
const DAYS_AHEAD = 8;

/** The hours of a day, "2026-12-24", in the shop's time zone; null while it is closed. */
export function hoursOn(
  { openingHours, hoursExceptions }: Omit<HoursSettings, "timeZone">,
  day: string,
): DayHours | null {
  const exception = hoursExceptions.find(({ from, until }) => from <= day && day <= until);
  if (exception) return exception.hours;
  // Monday is the first of the hours, Sunday the first day of getUTCDay.
  const weekday = (new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7;
  return openingHours[weekday] ?? null;
}

/** When the shop closes, "17:00", if it is open now; else null. @param now in milliseconds since 1970 */
export function openUntil(settings: HoursSettings, now: number): string | null {
  const today = dayInTimeZone(new Date(now).toISOString(), settings.timeZone);
  // The day before may close after midnight.
  const periods = [addDays(today, -1), today].flatMap((day) => listPeriods(settings, day));
  return periods.find(({ from, until }) => from <= now && now < until)?.closes ?? null;
}

/** The exceptions that are not over, in their order. @param now in milliseconds since 1970 */
export function upcomingExceptions(
  { hoursExceptions, timeZone }: Pick<HoursSettings, "hoursExceptions" | "timeZone">,
  now: number,
): HoursException[] {
  const today = dayInTimeZone(new Date(now).toISOString(), timeZone);
  return hoursExceptions
    .filter(({ until }) => until >= today)
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/**
 * When the shop opens or closes next, or an exception is over, in milliseconds since 1970; Infinity if nothing of
 * that is within eight days. @param now in milliseconds since 1970
 */
export function nextHoursChangeAt(settings: HoursSettings, now: number): number {
  const { timeZone, hoursExceptions } = settings;
  const today = dayInTimeZone(new Date(now).toISOString(), timeZone);
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead - 1));
  const moments = days
    .flatMap((day) => listPeriods(settings, day))
    .flatMap(({ from, until }) => [from, until]);
  const ends = hoursExceptions.map(({ until }) => toMoment(`${addDays(until, 1)}T00:00`, timeZone));
  return Math.min(Infinity, ...[...moments, ...ends].filter((moment) => moment > now));
}

const listPeriods = (settings: HoursSettings, day: string) =>
  listSpans(hoursOn(settings, day)).map(({ opens, closes }) => ({
    closes,
    from: toMoment(`${day}T${opens}`, settings.timeZone),
    until: toMoment(`${closes < opens ? addDays(day, 1) : day}T${closes}`, settings.timeZone),
  }));

const toMoment = (wallClock: string, timeZone: string): number =>
  Date.parse(toInstant(wallClock, timeZone) ?? "");
