/** The sentences of a search field's suggestions. */
export const MESSAGES = {
  label: "Suggestions",
  count: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
  correctedTo: (text: string) => `Showing “${text}”.`,
  pieces: "Pieces",
  collections: "Collections",
  categories: "Categories",
} as const;
