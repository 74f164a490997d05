import { formatCount } from "#contract/decimals.ts";
import type { ImportProgress, ImportVerdict } from "#contract/importing/imports.ts";
import type { SyncLog } from "#contract/channels/sync-logs.ts";
import { MESSAGES } from "./messages.ts";

const { of, timeLeft } = MESSAGES;

export type ImportCounts = Pick<
  ImportProgress,
  "added" | "changed" | "skipped" | "refused" | "doubtful"
>;

/** The verdicts in the order they are shown, with what is counted of each. */
export const VERDICTS: { verdict: ImportVerdict; count: (of: ImportCounts) => number }[] = [
  { verdict: "add", count: ({ added }) => added },
  { verdict: "change", count: ({ changed }) => changed },
  { verdict: "skip", count: ({ skipped }) => skipped },
  { verdict: "refuse", count: ({ refused }) => refused },
  { verdict: "doubtful", count: ({ doubtful }) => doubtful },
];

/** "about 3 minutes left", null while unknown. */
export function formatTimeLeft(seconds: number | null): string | null {
  if (seconds === null) return null;
  if (seconds < 10) return timeLeft.moment;
  if (seconds < 55) return timeLeft.seconds(Math.ceil(seconds / 10) * 10);
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? timeLeft.minutes(minutes) : timeLeft.hours(Math.round(minutes / 60));
}

export const isImportRunning = (state: string): boolean =>
  state === "running" || state === "reading" || state === "applying" || state === "undoing";

/** "312 of 1,000", or "312" while the total is unknown. */
export const formatProgress = ({ done, total }: Pick<ImportProgress, "done" | "total">): string =>
  total === null ? formatCount(done) : of(formatCount(done), formatCount(total));

/** "302 pieces, 4 failed" */
export function formatRecordCount({
  syncType,
  recordsSuccess,
  recordsError,
}: RecordCounts): string {
  const [one, many] = MESSAGES.records[syncType] ?? MESSAGES.otherRecords;
  const done = `${formatCount(recordsSuccess)} ${recordsSuccess === 1 ? one : many}`;
  return recordsError > 0 ? MESSAGES.someFailed(done, formatCount(recordsError)) : done;
}

type RecordCounts = Pick<SyncLog, "syncType" | "recordsSuccess" | "recordsError">;
