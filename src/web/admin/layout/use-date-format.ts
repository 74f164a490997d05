import { dateTimeFormat } from "#contract/date-time-format.ts";
import { noBreakDates } from "#web/catalog/text/no-break-dates.ts";
import { useDesk } from "./use-desk.ts";

/** Returns a function that formats an instant in the shop's time zone: "Nov 22, 2026", kept together. */
export function useDateFormat(
  options: Intl.DateTimeFormatOptions = { dateStyle: "medium" },
): (instant: string) => string {
  const { timeZone } = useDesk().settings;
  const format = dateTimeFormat(timeZone, options);
  return (instant) => noBreakDates(format.format(new Date(instant)));
}
