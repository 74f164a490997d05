/**
 * "2026-11-13T01:00:00.000Z" → "November 12, 2026" in New York. The zone is given, so that server and
 * browser write the same day; without an instant, "No date".
 */
export const formatLongDate = (instant: string | null | undefined, timeZone: string): string =>
  instant ? format(instant, timeZone, "long") : "No date";

/** "November 28", and the year with it when it is not that of `now`. */
export const formatNearDate = (instant: string, timeZone: string, now: string): string =>
  yearOf(instant, timeZone) === yearOf(now, timeZone)
    ? format(instant, timeZone, "near")
    : formatLongDate(instant, timeZone);

/** The year of an instant where the zone is. */
export const yearOf = (instant: string, timeZone: string): number =>
  Number(format(instant, timeZone, "year"));

const FORMS = {
  long: { dateStyle: "long" },
  near: { month: "long", day: "numeric" },
  year: { year: "numeric" },
} as const;

function format(instant: string, timeZone: string, form: keyof typeof FORMS): string {
  const key = `${form} ${timeZone}`;
  const formatter =
    FORMATTERS.get(key) ?? new Intl.DateTimeFormat("en-US", { timeZone, ...FORMS[form] });
  FORMATTERS.set(key, formatter);
  return formatter.format(new Date(instant));
}

/** Making one takes far longer than using it, and a list writes dozens of dates. */
const FORMATTERS = new Map<string, Intl.DateTimeFormat>();
