/** The sentences of the fields of a piece that no declaration has. */
export const MESSAGES = {
  category: "Category",
  noCategory: "No category",
  categorySuggested: "Suggested from the name. Choose another to change it.",
  metal: "Metal",
  otherMetal: "Other",
  tags: "Tags",
  tagTypes: { jewelry_type: "What it is", material: "What it is made of" },
  tagsSuggested: "Suggested from the name and materials. Press one to change it.",
  availability: "Availability",
  reservedForHelp: "Only you see it.",
  reservedForHelpUnseen: "Leave blank to keep it. Only people with full access see it.",
  reservedUntilHelp: "The reservation ends after this day.",
  onHomeNow: (title: string) => `Now there: ${title}`,
} as const;
