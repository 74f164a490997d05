import type { Backups } from "#contract/operations/backups.ts";
import { MESSAGES } from "./messages.ts";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });
const DAY_MS = 24 * 60 * 60 * 1000;
const OVERDUE_DAYS = 3;

/** "November 22, 2026 at 9:00 AM" */
export const formatBackupTime = (instant: string): string => moment.format(new Date(instant));

/** 1,234,567 bytes as "1.2 MB". */
export function formatBytes(bytes: number): string {
  const [size, unit] = bytes >= 1e9 ? [bytes / 1e9, "GB"] : [Math.max(bytes / 1e6, 0.1), "MB"];
  return `${size.toLocaleString("en-US", { maximumFractionDigits: 1, minimumFractionDigits: 1 })} ${unit}`;
}

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
