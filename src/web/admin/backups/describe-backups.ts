import { type Backups, OVERDUE_DAYS } from "#contract/operations/backups.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is wrong with the backups as sentences, null when nothing is. */
export function describeBackupProblem(
  { problem, lastAt, missing }: Backups,
  now: Date,
): string | null {
  if (problem) return problem;
  const days = lastAt ? Math.floor((now.getTime() - Date.parse(lastAt)) / DAY_MS) : 0;
  if (days >= OVERDUE_DAYS) {
    return `The last backup is ${days} days old. Your shop makes one every night while it’s running.`;
  }
  return missing > 0 ? describeMissing(missing) : null;
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
  if (status === "requested")
    return { text: `Your shop is about to restore the backup of ${time}.`, isProblem: false };
  if (status === "failed") {
    return { text: `Couldn’t restore the backup of ${time}. ${problem ?? ""}`, isProblem: true };
  }
  const made = files.find(({ name }) => name === before);
  const sentences = [`Restored on ${formatTime(at)}: your shop is as it was on ${time}.`];
  if (made)
    sentences.push(`The backup of ${formatTime(made.createdAt)} holds it as it was before.`);
  return { text: sentences.join(" "), isProblem: false };
}

const describeMissing = (count: number) =>
  count === 1
    ? "1 photo couldn’t be read and isn’t in the last backup."
    : `${count} photos couldn’t be read and aren’t in the last backup.`;
