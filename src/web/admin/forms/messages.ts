/** The questions before unsaved changes are left. */
export const MESSAGES = {
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
