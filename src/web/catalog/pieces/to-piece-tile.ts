import type { ProductSummary } from "#contract/catalogue/products.ts";
import { describeAvailability } from "./describe-availability.ts";
import type { TilePiece } from "./tile-piece.ts";
import { toListPicture } from "../pictures/list-picture.ts";

/**
 * A piece reduced to what its tile shows, to keep the page small.
 * @param isAboveFold adds the blurred copy; pictures further down have only their color as placeholder
 */
export function toPieceTile(product: ProductSummary, isAboveFold = false): TilePiece {
  const { id, name, price, metal } = product;
  const [first, second] = product.media;
  const availability = describeAvailability(product);
  return {
    ...(first && {
      picture: toListPicture(first, { alt: first.alt, blur: isAboveFold ? first.blur : "" }),
    }),
    id,
    name,
    metal,
    price,
    ...(availability.kind !== "available" && { availability }),
    // Decorative and laid over the first picture: it needs neither alt text nor a placeholder.
    ...(second && { hoverPicture: toListPicture({ ...second, color: "" }) }),
  };
}
