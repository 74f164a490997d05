/** The sentences of a collection's preview link. "Back to Collections" is literal. */
export const MESSAGES = {
  title: "Preview",
  titleOf: (collection: string) => `Preview: ${collection}`,
  label: "Preview.",
  text: "This collection isn’t published yet. The link works until",
  back: "Back to Collections",
  expired: {
    title: "This preview has expired",
    text: "A preview link is good for seven days. Ask whoever sent it to you for a new one.",
  },
  unknown: {
    title: "This preview link doesn’t work",
    text: "It may have been turned off, or part of it is missing. Ask whoever sent it to you for a new one.",
  },
} as const;
