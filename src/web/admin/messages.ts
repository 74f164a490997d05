/**
 * The sentences that several screens of the desk share. "Product deleted successfully!", "Failed to delete product",
 * "Restored successfully" and "Failed to restore product" are literal.
 */
export const MESSAGES = {
  loadFailed: { title: "This didn’t load", tryAgain: "Try again" },
  pieceSearch: {
    label: "Add a piece",
    help: "Type part of its name, SKU, or material.",
    found: (count: number) => `${count} found`,
    none: "No pieces with that name.",
  },
  close: "Close",
  buttonLink: {
    label: "Button links to",
    pieces: "All pieces",
    collections: "All collections",
    about: "About you",
  },
  deleteProduct: {
    deleted: "Product deleted successfully!",
    inTrash: (name: string) => `${name} is in Trash for 30 days.`,
    deleteFailed: "Failed to delete product",
    restored: "Restored successfully",
    isBack: (name: string) => `${name} is back.`,
    restoreFailed: "Failed to restore product",
  },
  unnamedShop: "Your shop",
  customWork: "Custom work",
} as const;
