/** The sentences of unsaved drafts and of two people editing one story. */
export const MESSAGES = {
  offer: (at: string) => `We kept an unsaved draft from ${at}.`,
  restore: "Restore draft",
  discard: "Discard draft",
  savedAt: (time: string) => `Draft kept on this device, ${time}`,
  discarded: "Changes discarded",
  undo: "Undo",
  changedElsewhere: "Changed elsewhere",
  conflict: (fields: string) =>
    `Someone saved this collection while you had it open${fields && `: ${fields}`}. Your changes are safe, and nothing has been overwritten.`,
  keepBoth: "Keep both",
  saveMine: "Save mine over it",
  takeTheirs: "Use the saved version",
} as const;
