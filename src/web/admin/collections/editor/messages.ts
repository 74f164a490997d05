/** The sentences of the editor around its parts. */
export const MESSAGES = {
  parts: "Parts of the editor",
  saveShortcut: "Save the collection",
} as const;
