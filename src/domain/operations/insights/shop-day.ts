/// <reference lib="esnext.temporal" />

/** The calendar day of an instant in a time zone: "2026-11-20". */
export const shopDay = (instant: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
