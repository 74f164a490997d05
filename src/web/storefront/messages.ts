/** The sentences that several screens have in common. */
export const MESSAGES = {
  seenPage: "We can’t reach the shop. This is the page as you last saw it.",
} as const;
