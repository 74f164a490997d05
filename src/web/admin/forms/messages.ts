/** The sentences of drafts, and the questions before unsaved changes are left. */
export const MESSAGES = {
  draft: {
    from: (at: string) => `We kept an unsaved draft from ${at}.`,
    discard: "Discard draft",
    savedAt: (time: string) => `Draft kept on this device, ${time}`,
  },
  leave: {
    title: "Leave without saving?",
    text: "You haven’t saved your changes on this screen.",
    stay: "Stay here",
    leave: "Leave",
  },
  discard: {
    title: "Close without saving?",
    text: "You haven’t saved your changes.",
    keep: "Keep editing",
    discard: "Discard changes",
  },
} as const;
