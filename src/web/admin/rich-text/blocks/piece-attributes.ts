/** `name` is the piece's name when it was inserted. */
export type PieceAttributes = { productId: string; name: string };

/** The attributes of the link to a piece, as they are stored. */
export const toPieceLink = (productId: string) => ({
  href: `/products/${productId}`,
  "data-product-id": productId,
});
