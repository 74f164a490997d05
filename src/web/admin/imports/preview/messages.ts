import { formatCount } from "#contract/decimals.ts";

/** The sentences of an import's preview and report. "Failed to add product" is literal. */
export const MESSAGES = {
  headlines: {
    preview: "Preview of",
    failedPreview: "Couldn’t finish the preview of",
    failed: "The import stopped:",
    cancelled: "Import canceled:",
    completed: "Imported from",
  },
  /** How items are counted before it is done, after, and once it is undone. */
  verdicts: {
    add: { planned: "New", done: "Added", undone: "Removed" },
    change: { planned: "To change", done: "Changed", undone: "Changed back" },
    skip: { planned: "Unchanged", done: "Unchanged", undone: "Unchanged" },
    refuse: { planned: "Refused", done: "Refused", undone: "Refused" },
    doubtful: { planned: "To review", done: "To review", undone: "To review" },
  },
  kinds: {
    piece: "Pieces",
    tag: "Tags",
    collection: "Collections",
    order: "Orders",
    subscriber: "Subscribers",
  },
  undone: {
    sentence: (counts: string) => (counts ? `Import undone. ${counts}.` : "Import undone."),
    removed: (records: string) => `${records} removed`,
    changedBack: (pieces: string) => `${pieces} changed back`,
    kinds: {
      tag: ["tag", "tags"],
      collection: ["collection", "collections"],
      order: ["order", "orders"],
      subscriber: ["subscriber", "subscribers"],
    },
  },
  show: "Show",
  showKind: (kind: string) => `Show ${kind}`,
  showMore: (total: number) => `Show more of ${formatCount(total)}`,
  nothingFound: "No pieces found.",
  gone: (count: number) =>
    count === 1
      ? "1 piece is no longer listed there. Decide what happens to it on the To-Do List."
      : `${formatCount(count)} pieces are no longer listed there. Decide what happens to them on the To-Do List.`,
  refused: {
    download: "Download the refused rows",
    next: "to fix them, then import that file.",
  },
  matching: {
    title: "How pieces are matched",
    text: "A piece matches one you already have if it has the same ID at its source. If not, we compare its web address there, then its SKU and name, then its name and price. If two pieces share a SKU, both are imported, the second one without its SKU.",
  },
  resume: "Continue where it stopped",
  resuming: "Resuming…",
  undo: "Undo this import",
  undoing: "Undoing…",
  kept: "You’ve changed these since, so they stay:",
  notes: (count: number) => (count === 1 ? "1 note" : `${formatCount(count)} notes`),
  firstNotes: (count: number) => `First ${formatCount(count)} notes`,
  noName: "No name",
  emptied: "(empty)",
  review: {
    unsure: "This may not be a piece.",
    name: "Name",
    price: "Price",
    category: "Category",
    noCategory: "No category",
    accept: "Accept",
    accepting: "Accepting…",
    accepted: "Accepted",
    dismiss: "Dismiss",
    dismissed: "Dismissed",
    imported: (name: string) => `${name} is in your shop`,
    leftOut: (name: string) => `${name} was left out`,
    acceptFailed: "Failed to add product",
    dismissFailed: "Couldn’t dismiss the piece",
  },
  reasons: {
    pieces: (count: number) => `${formatCount(count)} pieces:`,
    acceptAll: (count: number) => `Accept all ${formatCount(count)}`,
    dismissAll: (count: number) => `Dismiss all ${formatCount(count)}`,
    progress: (done: number, count: number) => `${formatCount(done)} of ${formatCount(count)}…`,
    accepted: (pieces: string) => `${pieces} accepted`,
    dismissed: (pieces: string) => `${pieces} dismissed`,
    someFailed: (count: number, name: string, reason: string) =>
      count === 1
        ? `1 piece couldn’t be saved. ${name}: ${reason}`
        : `${formatCount(count)} pieces couldn’t be saved. ${name}: ${reason}`,
    failed: "Couldn’t save your decision",
  },
} as const;
