import { dateTimeFormat } from "#contract/date-time-format.ts";

/** "today", "September 2", or with the year where it is another. */
export function formatRecordedDay(instant: string, now: Date, timeZone: string): string {
  const moment = new Date(instant);
  const day = dateTimeFormat(timeZone, {}, "en-CA");
  const [recorded, today] = [day.format(moment), day.format(now)];
  if (recorded === today) return "today";
  const isThisYear = recorded.slice(0, 4) === today.slice(0, 4);
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  return dateTimeFormat(timeZone, { month: "long", day: "numeric", ...year })
    .format(moment)
    .replaceAll(" ", "\u00A0");
}
