/** The sentences of what the form of a piece offers. */
export const MESSAGES = {
  offer: {
    lastPiece: "Same as last time",
    apply: "Fill in from your words",
    unsure: (text: string) => `${text}. Please check it.`,
  },
} as const;
