/** The sentences of drafts that are saved on this device. */
export const MESSAGES = {
  from: (at: string) => `We kept an unsaved draft from ${at}.`,
  discard: "Discard draft",
  savedAt: (time: string) => `Draft kept on this device, ${time}`,
} as const;
