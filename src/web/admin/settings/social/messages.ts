/** The sentences of the screen. */
export const MESSAGES = {
  title: "Social networks",
  lede: "Links at the bottom of every page. Leave one blank to hide it.",
  note: "Enter your username or paste the full link.",
  invalid: (network: string) =>
    `Enter a username or ${network === "Instagram" ? "an" : "a"} ${network} link.`,
  example: "@yourname",
  other: "Another network",
  remove: (network: string) => `Remove ${network}`,
  removed: "Link removed",
  undo: "Undo",
  add: "Add another",
} as const;
