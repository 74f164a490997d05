import { formatCount } from "#contract/decimals.ts";

/** The sentences about an import that several of its screens show. */
export const MESSAGES = {
  /** By the type of a sync log. */
  kinds: {
    woocommerce: "WooCommerce",
    website: "Website",
    spreadsheet: "Spreadsheet",
    conversion: "Conversion",
    sync: "Platform sync",
    orders: "Orders from a platform",
  } as Record<string, string>,
  /** By the status of a sync log or an import. */
  statuses: {
    running: "Running",
    reading: "Running",
    applying: "Running",
    completed: "Done",
    failed: "Failed",
    cancelled: "Canceled",
    undoing: "Undoing",
    undone: "Undone",
  } as Record<string, string>,
  /** What is counted, by the type of a sync log. */
  records: {
    woocommerce: ["piece", "pieces"],
    website: ["piece", "pieces"],
    conversion: ["collection", "collections"],
  } as Record<string, [one: string, many: string]>,
  otherRecords: ["record", "records"] as [one: string, many: string],
  someFailed: (done: string, failed: string) => `${done}, ${failed} failed`,
  undo: "Undo",
  undoing: "Undoing…",
  undone: "Import undone",
  keptSince: (count: number) =>
    count === 1
      ? "You’ve changed 1 of them since. Your changes are kept."
      : `You’ve changed ${formatCount(count)} of them since. Your changes are kept.`,
  undoFailed: "Couldn’t undo the import",
  cancelFailed: "Couldn’t cancel the import",
  pauseFailed: "Couldn’t pause the import",
  resumeFailed: "Couldn’t resume the import",
  photosFetched: "Photos fetched again",
  photosFailed: "Couldn’t fetch the photos",
  timeLeft: {
    moment: "a few seconds left",
    seconds: (count: number) => `about ${count} seconds left`,
    minutes: (count: number) =>
      count === 1 ? "about a minute left" : `about ${count} minutes left`,
    hours: (count: number) => (count === 1 ? "about an hour left" : `about ${count} hours left`),
  },
  of: (done: string, total: string) => `${done} of ${total}`,
} as const;
