/// <reference lib="esnext.temporal" />

export type DayBounds = { start: string; end: string };

/**
 * The calendar day that an instant falls on in a time zone, as instants: `start` belongs to it, `end`
 * is the next day's start. A day is 23 or 25 hours long where the clocks change.
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
