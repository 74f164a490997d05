import type { ProductSummary } from "#contract/products.ts";
import { describeAvailability } from "./describe-availability.ts";
import { describeMetal } from "./describe-metal.ts";
import type { TilePiece } from "./piece-tile.tsx";
import { toListPicture } from "./list-picture.ts";

/**
 * What a cell of the tray shows of a piece: nothing more goes to the browser.
 * @param isFirst whether it stands above the fold; those below have their colour until they come near
 */
export function toPieceTile(product: ProductSummary, isFirst = false): TilePiece {
  const { id, name, price, materials, weight } = product;
  const [first, second] = product.media;
  const mark = describeAvailability(product);
  return {
    ...(first && {
      picture: toListPicture(first, { alt: first.alt, blur: isFirst ? first.blur : "" }),
    }),
    id,
    name,
    metal: describeMetal(materials, weight),
    price,
    ...(mark.kind !== "available" && { mark }),
    // Shown over the first, and only to a mouse: it needs neither words nor a ground of its own.
    ...(second && { second: toListPicture({ ...second, color: "" }) }),
  };
}
