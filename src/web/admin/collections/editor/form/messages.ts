/** The sentences of saving a story. The results of creating and updating are literal. */
export const MESSAGES = {
  created: "Collection created successfully",
  updated: "Collection updated successfully",
  createFailed: "Error creating collection",
  updateFailed: "Error updating collection",
  open: "Open",
  view: "View",
  share: "Share",
  closed: "Closed without saving",
  closedText: "We kept your draft on this device.",
  tooLong: "This is too long for one page.",
  tooManyImages: "At most 100 images",
  tooManyPieces: "At most 500 pieces",
} as const;
