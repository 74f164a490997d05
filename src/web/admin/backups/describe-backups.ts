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

/** For so many days the screen says how the last restore ended. */
const RESTORE_DAYS = 7;

/** How the last restore goes or ended, null without a recent one. */
export function describeRestore(
  { restore, files }: Pick<Backups, "restore" | "files">,
  now: Date,
  formatTime: (at: string) => string,
): { text: string; isProblem: boolean } | null {
  if (!restore || now.getTime() - Date.parse(restore.at) > RESTORE_DAYS * DAY_MS) return null;
  const { status, backupAt, at, before, problem } = restore;
  const time = formatTime(backupAt);
  if (status === "requested") return { text: MESSAGES.restoringNow(time), isProblem: false };
  if (status === "failed") {
    return { text: MESSAGES.notRestored(time, problem ?? ""), isProblem: true };
  }
  const made = files.find(({ name }) => name === before);
  const sentences = [MESSAGES.restored(formatTime(at), time)];
  if (made) sentences.push(MESSAGES.madeBefore(formatTime(made.createdAt)));
  return { text: sentences.join(" "), isProblem: false };
}
