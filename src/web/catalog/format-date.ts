/**
 * "2026-11-13T01:00:00.000Z" → "November 12, 2026" in New York, with no-break spaces: a date stays together
 * beside other words. The zone is given, so that server and browser write the same day; without an instant,
 * "No date".
 */
export const formatLongDate = (instant: string | null | undefined, timeZone: string): string =>
  instant ? format(instant, timeZone, "long") : "No date";

/** "November 28", and the year with it when it is not that of `now`. */
export const formatShortDate = (instant: string, timeZone: string, now: string): string =>
  yearOf(instant, timeZone) === yearOf(now, timeZone)
    ? format(instant, timeZone, "near")
    : formatLongDate(instant, timeZone);

/** The year of an instant where the zone is. */
export const yearOf = (instant: string, timeZone: string): number =>
  Number(format(instant, timeZone, "year"));

const FORMATS = {
  long: { dateStyle: "long" },
  near: { month: "long", day: "numeric" },
  year: { year: "numeric" },
} as const;

function format(instant: string, timeZone: string, form: keyof typeof FORMATS): string {
  const key = `${form} ${timeZone}`;
  let writer = FORMATTERS.get(key);
  if (!writer) {
    const formatter = new Intl.DateTimeFormat("en-US", { timeZone, ...FORMATS[form] });
    writer = { formatter, written: new Map() };
    FORMATTERS.set(key, writer);
  }
  const { formatter, written } = writer;
  const known = written.get(instant);
  if (known !== undefined) return known;
  if (written.size >= MOST) written.clear();
  const words = formatter.format(new Date(instant)).replaceAll(" ", "\u00A0");
  written.set(instant, words);
  return words;
}

/** Making one takes far longer than using it, and a list writes the same dozens of dates each time. */
const FORMATTERS = new Map<
  string,
  { formatter: Intl.DateTimeFormat; written: Map<string, string> }
>();
const MOST = 1000;
