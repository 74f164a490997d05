import { dateTimeFormat } from "#contract/date-time-format.ts";
import { noBreakDates } from "#web/catalog/text/no-break-dates.ts";

/** "November 26, 2026 at 9:00 AM EST", its date kept together. */
export const formatDateTime = (
  instant: string,
  timeZone: string,
  month: "long" | "short" = "long",
): string =>
  noBreakDates(
    dateTimeFormat(timeZone, {
      year: "numeric",
      month,
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
    }).format(new Date(instant)),
  );
