import { dateTimeFormat } from "#contract/date-time-format.ts";
import { noBreakDates } from "#web/catalog/text/no-break-dates.ts";
import { withOtherYear } from "../formatting/format-day.ts";
import { useDesk } from "./use-desk.ts";

/**
 * Returns a function that formats an instant in the shop's time zone: "Nov 22, 2026", kept together. A day without a
 * year gets one where it is another than this.
 */
export function useDateFormat(
  options: Intl.DateTimeFormatOptions = { dateStyle: "medium" },
): (instant: string) => string {
  const { timeZone } = useDesk().settings;
  return (instant) => {
    const moment = new Date(instant);
    const parts =
      options.day && !options.year
        ? withOtherYear(options, moment, { now: new Date(), timeZone })
        : options;
    return noBreakDates(dateTimeFormat(timeZone, parts).format(moment));
  };
}
