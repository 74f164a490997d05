/** The sentences of the screen and of the panel that edits a page. */
export const MESSAGES = {
  title: "Footer pages",
  lede: "Policies and guides. Pages without text show in the footer without a link.",
  notWritten: "Not written yet",
  written: (words: number) => `Written, ${words.toLocaleString("en-US")} words`,
  edit: "Edit",
  write: "Write",
  startFromDraft: "Start from a draft",
  draftNote:
    "This is a draft. Visitors don’t see it until you publish it. Read it once, and change what isn’t true of your shop.",
  legalNote: "It isn’t legal advice: if you’re unsure, ask a lawyer.",
  text: "Text",
  save: "Save page",
  publish: "Publish page",
  saving: "Saving…",
  saved: "Page saved",
  hasLink: (title: string) => `${title} has its link.`,
  hasNoLink: (title: string) => `${title} is empty and has no link.`,
  failed: "Failed to save page",
};
