/// <reference lib="esnext.temporal" />

const DAILY_BACKUPS = 7;
const WEEKLY_BACKUPS = 4;

/**
 * Which nights' backups may go: kept are the last seven, and the newest of each of the four weeks
 * before the oldest of those.
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
  const kept = new Set([...recent, ...[...weeks.values()].slice(0, WEEKLY_BACKUPS)]);
  return newestFirst.filter((night) => !kept.has(night));
}

function weekOf(night: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(night);
  return `${yearOfWeek}-${weekOfYear}`;
}
