import { type Backups, OVERDUE_DAYS } from "#contract/operations/backups.ts";
import { MESSAGES } from "./messages.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

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
