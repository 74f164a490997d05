/** The sentences of the form of a piece. "Add New Product" and "Product" follow the literal labels. */
export const MESSAGES = {
  addNew: "Add New Product",
  product: "Product",
  loading: "Loading the piece",
  more: "More details",
  moreHolds: "Description, metals, stones, weight, size, SKU, tags, state",
  saveShortcut: "Save the piece",
} as const;
