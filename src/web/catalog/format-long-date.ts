/**
 * "2026-11-13T01:00:00.000Z" → "November 12, 2026" in New York. The zone is given, so that server and
 * browser write the same day; without an instant, "No date".
 */
export function formatLongDate(instant: string | null | undefined, timeZone: string): string {
  return instant ? format(instant, { timeZone, dateStyle: "long" }) : "No date";
}

/** "November 28", and the year with it when it is not that of `now`. */
export function formatNearDate(instant: string, timeZone: string, now: string): string {
  const year = (of: string) => format(of, { timeZone, year: "numeric" });
  return year(instant) === year(now)
    ? format(instant, { timeZone, month: "long", day: "numeric" })
    : formatLongDate(instant, timeZone);
}

/** The year of an instant where the zone is. */
export const yearOf = (instant: string, timeZone: string): number =>
  Number(format(instant, { timeZone, year: "numeric" }));

function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const formatter = FORMATTERS.get(key) ?? new Intl.DateTimeFormat("en-US", options);
  FORMATTERS.set(key, formatter);
  return formatter.format(new Date(instant));
}

/** Making one takes far longer than using it, and a list writes dozens of dates. */
const FORMATTERS = new Map<string, Intl.DateTimeFormat>();
