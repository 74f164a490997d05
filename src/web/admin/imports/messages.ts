/** The sentences of the screen of one import. */
export const MESSAGES = {
  title: "Import",
  backToHistory: "Import history",
} as const;
