/** The sentences of the letter that announces a story. */
export const MESSAGES = {
  sendAsLetter: "Send as letter",
  setUpWhy: "to send letters.",
} as const;
