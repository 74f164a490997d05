/** What is said of a draft that this device kept. */
export const describeKeptDraft = (at: string) => `We kept an unsaved draft from ${at}.`;

export const describeSavedDraft = (time: string) => `Draft kept on this device, ${time}`;
