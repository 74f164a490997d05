/** The words of the cards that storefront and desk share. "Explore Item" is literal. */
export const MESSAGES = {
  draft: "Draft",
  edit: "Edit",
  explore: "Explore Item",
  tags: "Tags",
  gone: "No longer available",
} as const;

/** In place of pictures, counts and pages that are on their way; literal. */
export const LOADING = "Loading...";
