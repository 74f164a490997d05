/** The sentences of the list of keyboard shortcuts. */
export const MESSAGES = {
  title: "Keyboard shortcuts",
  help: "Show this list",
  escape: "Close the panel or dialog",
  singleKeys: "Single keys",
} as const;
