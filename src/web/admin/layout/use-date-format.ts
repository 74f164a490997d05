import { useDesk } from "./use-desk.ts";

/** Returns a function that formats an instant in the shop's time zone: "Nov 22, 2026". */
export function useDateFormat(
  options: Intl.DateTimeFormatOptions = { dateStyle: "medium" },
): (instant: string) => string {
  const { timeZone } = useDesk().settings;
  const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  return (instant) => format.format(new Date(instant));
}
