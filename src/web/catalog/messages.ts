/** The words of the cards that storefront and desk share. "Explore Item" and "Loading..." are literal. */
export const MESSAGES = {
  loading: "Loading...",
  draft: "Draft",
  edit: "Edit",
  explore: "Explore Item",
  tags: "Tags",
  gone: "No longer available",
} as const;
