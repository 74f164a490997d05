/** "Saturday, November 21": the day it is in the shop. */
export function formatDay(now: Date, timeZone: string): string {
  const day = { weekday: "long", month: "long", day: "numeric", timeZone } as const;
  return new Intl.DateTimeFormat("en-US", day).format(now).replace(/ (\d+)$/, "\u00A0$1");
}

/** When something came in: the time if it was today, else the day, "9:12 AM" or "Nov 18". */
export function formatTimeOrDay(instant: string, now: Date, timeZone: string): string {
  const moment = new Date(instant);
  const day = new Intl.DateTimeFormat("en-CA", { timeZone });
  const isToday = day.format(moment) === day.format(now);
  const parts: Intl.DateTimeFormatOptions = isToday
    ? { hour: "numeric", minute: "2-digit", timeZone }
    : { month: "short", day: "numeric", timeZone };
  return new Intl.DateTimeFormat("en-US", parts).format(moment).replaceAll(/\s/g, "\u00A0");
}
