import type { ImportProgress, ImportVerdict, OtherCounts } from "#contract/importing/imports.ts";
import type { SyncLog } from "#contract/channels/sync-logs.ts";

export const KIND_LABELS: Record<string, string> = {
  woocommerce: "WooCommerce",
  website: "Website",
  spreadsheet: "Spreadsheet",
  conversion: "Conversion",
  sync: "Platform brought together",
  orders: "Orders fetched",
};

export const STATUS_LABELS: Record<string, string> = {
  running: "Running",
  reading: "Running",
  applying: "Running",
  completed: "Done",
  failed: "Failed",
  cancelled: "Cancelled",
  undoing: "Being undone",
  undone: "Undone",
};

type Count = {
  verdict: ImportVerdict;
  count: (of: ImportCounts) => number;
  /** The label of the items. */
  title: string;
  /** The label in a preview. */
  planned: string;
};

export type ImportCounts = Pick<
  ImportProgress,
  "added" | "changed" | "skipped" | "refused" | "doubtful"
>;

/** The verdicts in the order they are shown. */
export const VERDICTS: Count[] = [
  { verdict: "add", count: ({ added }) => added, title: "Added", planned: "New" },
  { verdict: "change", count: ({ changed }) => changed, title: "Changed", planned: "Changed" },
  { verdict: "skip", count: ({ skipped }) => skipped, title: "Unchanged", planned: "Unchanged" },
  { verdict: "refuse", count: ({ refused }) => refused, title: "Refused", planned: "Refused" },
  {
    verdict: "doubtful",
    count: ({ doubtful }) => doubtful,
    title: "To review",
    planned: "To review",
  },
];

/** The labels of items that are not pieces. */
export const OTHER_KIND_LABELS: Record<OtherCounts["kind"], string> = {
  tag: "Tags",
  collection: "Collections",
  order: "Orders",
  subscriber: "Subscribers",
};

/** "about 3 minutes left", null while unknown. */
export function formatTimeLeft(seconds: number | null): string | null {
  if (seconds === null) return null;
  if (seconds < 10) return "a few seconds left";
  if (seconds < 55) return `about ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "about a minute left" : `about ${minutes} minutes left`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? "about an hour left" : `about ${hours} hours left`;
}

export const isImportRunning = (state: string): boolean =>
  state === "running" || state === "reading" || state === "applying" || state === "undoing";

/** "312 of 1,000", or "312" while the total is unknown. */
export const formatProgress = ({ done, total }: Pick<ImportProgress, "done" | "total">): string =>
  total === null
    ? done.toLocaleString("en-US")
    : `${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`;

/** "302 pieces, 4 not" */
export function formatRecordCount({
  syncType,
  recordsSuccess,
  recordsError,
}: RecordCounts): string {
  const [one, many] = RECORD_WORDS[syncType] ?? ["record", "records"];
  const done = `${recordsSuccess.toLocaleString("en-US")} ${recordsSuccess === 1 ? one : many}`;
  return recordsError > 0 ? `${done}, ${recordsError.toLocaleString("en-US")} not` : done;
}

const RECORD_WORDS: Record<string, [one: string, many: string]> = {
  woocommerce: ["piece", "pieces"],
  website: ["piece", "pieces"],
  conversion: ["collection", "collections"],
};

type RecordCounts = Pick<SyncLog, "syncType" | "recordsSuccess" | "recordsError">;
