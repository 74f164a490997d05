/// <reference lib="esnext.temporal" />

/** How many backups are retained. */
export type Retention = { days: number; weeks: number; months: number };

/** On the shop's own disk. */
export const LOCAL_RETENTION: Retention = { days: 7, weeks: 4, months: 0 };

/** In a bucket. */
export const BUCKET_RETENTION: Retention = { days: 7, weeks: 4, months: 12 };

/**
 * Which nights' backups have expired: retained are the last nights, before those the newest of each of
 * some weeks, and the newest of each of some months.
 * @param nights days such as 2026-11-20, in any order
 */
export function chooseExpiredNights(nights: string[], retention = LOCAL_RETENTION): string[] {
  const newestFirst = nights.toSorted().toReversed();
  const recent = newestFirst.slice(0, retention.days);
  const older = newestFirst.slice(retention.days);
  const retained = new Set([
    ...recent,
    ...newestOfEach(weekOf, recent, older).slice(0, retention.weeks),
    ...newestOfEach(monthOf, recent, older).slice(0, retention.months),
  ]);
  return newestFirst.filter((night) => !retained.has(night));
}

/** Of older nights, without the periods of which a recent night is retained. */
function newestOfEach(periodOf: (night: string) => string, recent: string[], older: string[]) {
  const covered = new Set(recent.map(periodOf));
  const newest = new Map<string, string>();
  for (const night of older) {
    const period = periodOf(night);
    if (!covered.has(period) && !newest.has(period)) newest.set(period, night);
  }
  return [...newest.values()];
}

function weekOf(night: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(night);
  return `${yearOfWeek}-${weekOfYear}`;
}

const monthOf = (night: string): string => night.slice(0, 7);
