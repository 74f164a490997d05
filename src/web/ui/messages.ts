/** The sentences that dialogs, toasts and sharing show on every screen. */
export const MESSAGES = {
  close: "Close",
  notifications: "Notifications",
  share: {
    copied: "Link copied",
    copiedText: "Paste it wherever you want to share it.",
    failed: "Couldn’t copy the link",
  },
} as const;
