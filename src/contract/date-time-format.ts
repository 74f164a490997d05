const formats = new Map<string, Intl.DateTimeFormat>();
/** A shop has one time zone and a few dozen ways to write a date. */
const MOST = 200;

/**
 * A formatter of dates in a time zone, the same object for the same options: making one takes a browser far
 * longer than formatting with it, and a list formats hundreds of dates.
 * @param timeZone IANA name
 */
export function dateTimeFormat(
  timeZone: string,
  options: Intl.DateTimeFormatOptions = {},
  locale = "en-US",
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options]);
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= MOST) formats.clear();
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, made);
  return made;
}
