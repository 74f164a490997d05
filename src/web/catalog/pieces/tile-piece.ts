import type { Product } from "#contract/catalogue/products.ts";
import type { HighlightedText } from "#contract/catalogue/suggestions.ts";
import type { ListPicture } from "../pictures/list-picture.ts";
import type { AvailabilityLabel } from "./describe-availability.ts";

/** A piece as its tile shows it. */
export type TilePiece = Pick<Product, "id" | "name" | "price"> & {
  picture?: ListPicture;
  /** A second view, shown while a mouse hovers. */
  hoverPicture?: ListPicture;
  /** Metal and weight. */
  metal: string;
  /** In a list of a ring size, that a ring of another can be given it. */
  sizing?: string;
  /** Undefined when the piece is simply available. */
  availability?: AvailabilityLabel;
  /** The name with the search matches highlighted. */
  highlights?: { name: HighlightedText };
};
