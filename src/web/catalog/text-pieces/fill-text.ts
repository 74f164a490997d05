import type { ProductSummary } from "#contract/catalogue/products.ts";
import { fillFilms } from "../film/fill-films.ts";
import { fillPieces } from "./fill-pieces.ts";

/**
 * A text as its page shows it: pieces by what the catalogue says of them now, films as frames.
 * @param html sanitized
 * @param pieces those that visitors see
 * @param loading the ids of pieces not known yet: their links stay
 */
export const fillText = (html: string, pieces: ProductSummary[], loading: number[] = []): string =>
  fillFilms(fillPieces(html, pieces, loading));
