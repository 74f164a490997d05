import type { Picture } from "#contract/media.ts";
import type { TilePiece } from "./piece-tile.tsx";

/** So many stand above the fold; those below have their colour until they come near. */
const FIRST = 6;

/** What a cell of the tray shows of a piece: nothing more goes to the browser. */
export function toTile(product: Omit<TilePiece, "marks">, index: number): TilePiece {
  const { id, name, price, materials, weight, isActive } = product;
  const { availability, reservedUntil, leadTime } = product;
  const [first, second] = product.media;
  const media = [
    ...(first ? [index < FIRST ? first : unblurred(first)] : []),
    ...secondView(second),
  ];
  const state = { isActive, availability, reservedUntil, leadTime };
  return { id, name, price, materials, weight, media, ...state };
}

/** Shown over the first, and only to a mouse: it needs neither words nor a ground of its own. */
const secondView = (picture: Picture | undefined): Picture[] =>
  picture ? [{ ...picture, alt: "", blur: "", color: "" }] : [];

export const unblurred = (picture: Picture): Picture => ({ ...picture, blur: "" });
