/// <reference lib="esnext.temporal" />

const START_HOUR = 3;

/**
 * The night whose backup is due: a day that starts at three in the morning in the shop's time zone.
 * @param timeZone IANA name
 * @returns 2026-11-20
 */
export const backupNight = (instant: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .subtract({ hours: START_HOUR })
    .toPlainDate()
    .toString();
