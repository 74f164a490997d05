/** The words for the values of a piece, and what a saved one must have. */
export const MESSAGES = {
  photos: "Photos",
  tags: "Tags",
  photoCount: (count: number) => (count === 1 ? "1 photo" : `${count} photos`),
  tag: (id: number) => `tag ${id}`,
  yes: "yes",
  no: "no",
  nothing: "nothing",
  nameRequired: "Product Name is required",
  stockInvalid: "Enter a whole number, like 1.",
  priceRequired: "Price is required",
} as const;
