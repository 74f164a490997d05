/** The sentences of the story's preview. */
export const MESSAGES = {
  fullSize: "Full size",
  title: "Preview",
  asTyped: "Only you can see this until you save it.",
} as const;
