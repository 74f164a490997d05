import { formatCount } from "#contract/decimals.ts";
import type { ImportProgress, ImportVerdict } from "#contract/importing/imports.ts";
import type { SyncLog } from "#contract/channels/sync-logs.ts";

/** By the type of a sync log. */
export const IMPORT_KINDS: Record<string, string> = {
  woocommerce: "WooCommerce",
  website: "Website",
  spreadsheet: "Spreadsheet",
  conversion: "Conversion",
  sync: "Platform sync",
  orders: "Orders from a platform",
};

/** By the status of a sync log or an import. */
export const IMPORT_STATUSES: Record<string, string> = {
  running: "Running",
  reading: "Running",
  applying: "Running",
  completed: "Done",
  failed: "Failed",
  cancelled: "Canceled",
  undoing: "Undoing",
  undone: "Undone",
};

/** What is counted, by the type of a sync log. */
const RECORDS: Record<string, [one: string, many: string]> = {
  woocommerce: ["piece", "pieces"],
  website: ["piece", "pieces"],
  conversion: ["collection", "collections"],
};

const OTHER_RECORDS = ["record", "records"] as const;

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
  if (seconds < 10) return "a few seconds left";
  if (seconds < 55) return `about ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? describeMinutesLeft(minutes) : describeHoursLeft(Math.round(minutes / 60));
}

export const isImportRunning = (state: string): boolean =>
  state === "running" || state === "reading" || state === "applying" || state === "undoing";

/** "312 of 1,000", or "312" while the total is unknown. */
export const formatProgress = ({ done, total }: Pick<ImportProgress, "done" | "total">): string =>
  total === null ? formatCount(done) : `${formatCount(done)} of ${formatCount(total)}`;

/** "302 pieces, 4 failed" */
export function formatRecordCount({
  syncType,
  recordsSuccess,
  recordsError,
}: RecordCounts): string {
  const [one, many] = RECORDS[syncType] ?? OTHER_RECORDS;
  const done = `${formatCount(recordsSuccess)} ${recordsSuccess === 1 ? one : many}`;
  return recordsError > 0 ? `${done}, ${formatCount(recordsError)} failed` : done;
}

type RecordCounts = Pick<SyncLog, "syncType" | "recordsSuccess" | "recordsError">;

const describeMinutesLeft = (count: number) =>
  count === 1 ? "about a minute left" : `about ${count} minutes left`;

const describeHoursLeft = (count: number) =>
  count === 1 ? "about an hour left" : `about ${count} hours left`;

/** How items are counted before it is done, after, and once it is undone. */
export const VERDICT_LABELS = {
  add: { planned: "New", done: "Added", undone: "Removed" },
  change: { planned: "To change", done: "Changed", undone: "Changed back" },
  skip: { planned: "Unchanged", done: "Unchanged", undone: "Unchanged" },
  refuse: { planned: "Refused", done: "Refused", undone: "Refused" },
  doubtful: { planned: "To review", done: "To review", undone: "To review" },
};
