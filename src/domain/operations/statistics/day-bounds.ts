/// <reference lib="esnext.temporal" />

export type DayBounds = { start: string; end: string };

/**
 * The calendar day of an instant in a time zone, from `start` (inclusive) to `end` (exclusive). It has 23
 * or 25 hours when daylight saving time changes.
 * @param timeZone IANA name, "America/New_York"
 */
export function dayBounds(instant: Date, timeZone: string): DayBounds {
  const day = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
    timeZone,
  );
  return {
    start: toIso(day.startOfDay()),
    end: toIso(day.add({ days: 1 }).startOfDay()),
  };
}

const toIso = (moment: Temporal.ZonedDateTime): string =>
  new Date(moment.epochMilliseconds).toISOString();
