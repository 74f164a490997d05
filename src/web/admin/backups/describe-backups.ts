import { type Backups, OVERDUE_DAYS } from "#contract/operations/backups.ts";
import { MESSAGES } from "./messages.ts";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });
const DAY_MS = 24 * 60 * 60 * 1000;

/** "November 22, 2026 at 9:00 AM" */
export const formatBackupTime = (instant: string): string => moment.format(new Date(instant));

/** What is wrong with the backups as sentences, null when nothing is. */
export function describeBackupProblem(
  { problem, lastAt, missing }: Backups,
  now: Date,
): string | null {
  if (problem) return problem;
  const days = lastAt ? Math.floor((now.getTime() - Date.parse(lastAt)) / DAY_MS) : 0;
  if (days >= OVERDUE_DAYS) {
    return MESSAGES.overdue(days);
  }
  return missing > 0 ? MESSAGES.missing(missing) : null;
}
