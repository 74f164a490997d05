import { MESSAGES } from "./messages.ts";

const WEEK_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** "today", "September 2", or with the year where it is another. */
export function formatRecordedDay(instant: string, now: Date, timeZone: string): string {
  const moment = new Date(instant);
  const day = new Intl.DateTimeFormat("en-CA", { timeZone });
  const [recorded, today] = [day.format(moment), day.format(now)];
  if (recorded === today) return MESSAGES.today;
  const isThisYear = recorded.slice(0, 4) === today.slice(0, 4);
  const parts = { month: "long", day: "numeric", timeZone } as const;
  return new Intl.DateTimeFormat("en-US", { ...parts, ...(!isThisYear && { year: "numeric" }) })
    .format(moment)
    .replaceAll(" ", "\u00A0");
}

/** Whether a price is older than seven days. */
export const isOld = (instant: string, now: Date): boolean =>
  now.getTime() - Date.parse(instant) > WEEK_MILLISECONDS;
