/**
 * The sentences of a collection's page. "Back to Collections", "Draft", "5 min read", "No content available.",
 * "Share", "Related Collections" and "Collection Not Found" are literal.
 */
export const MESSAGES = {
  back: "Back to Collections",
  draft: "Draft",
  edit: "Edit",
  readTime: "5 min read",
  share: "Share",
  noContent: "No content available.",
  pieces: "Pieces in this collection",
  related: "Related Collections",
  more: "More collections",
  previous: "Previous",
  next: "Next",
  list: "Collections",
  notFound: {
    title: "Collection Not Found",
    text: "It may have been removed, or the address may be mistyped.",
  },
} as const;
