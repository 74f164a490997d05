/// <reference lib="esnext.temporal" />

/** From this hour on a night counts, in the shop's time zone. */
const HOUR = 3;

/**
 * The night whose backup is due: the day in the shop's time zone, which begins at three in the morning.
 * @param timeZone IANA name
 * @returns 2026-11-20
 */
export const backupNight = (instant: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .subtract({ hours: HOUR })
    .toPlainDate()
    .toString();
