/** The sentences that dialogs and toasts show on every screen. */
export const MESSAGES = {
  close: "Close",
  notifications: "Notifications",
} as const;
