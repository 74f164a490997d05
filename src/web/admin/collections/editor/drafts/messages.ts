/** The sentences of an offered draft and of two people editing one story. */
export const MESSAGES = {
  restore: "Restore draft",
  discarded: "Changes discarded",
  undo: "Undo",
  changedElsewhere: "Changed elsewhere",
  conflict: (fields: string) =>
    `Someone saved this collection while you had it open${fields && `: ${fields}`}. Your changes are safe, and nothing has been overwritten.`,
  keepBoth: "Keep both",
  saveMine: "Save mine over it",
  takeTheirs: "Use the saved version",
} as const;
