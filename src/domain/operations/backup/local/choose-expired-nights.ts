/// <reference lib="esnext.temporal" />

const DAILY_BACKUPS = 7;
const WEEKLY_BACKUPS = 4;

/**
 * Which nights' backups have expired: retained are the last seven nights and, before those, the newest of
 * each of four weeks.
 * @param nights days such as 2026-11-20, in any order
 */
export function chooseExpiredNights(nights: string[]): string[] {
  const newestFirst = nights.toSorted().toReversed();
  const [recent, older] = [newestFirst.slice(0, DAILY_BACKUPS), newestFirst.slice(DAILY_BACKUPS)];
  const recentWeeks = new Set(recent.map(weekOf));
  const weeks = new Map<string, string>();
  for (const night of older) {
    const week = weekOf(night);
    if (!recentWeeks.has(week) && !weeks.has(week)) weeks.set(week, night);
  }
  const retained = new Set([...recent, ...[...weeks.values()].slice(0, WEEKLY_BACKUPS)]);
  return newestFirst.filter((night) => !retained.has(night));
}

function weekOf(night: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(night);
  return `${yearOfWeek}-${weekOfYear}`;
}
