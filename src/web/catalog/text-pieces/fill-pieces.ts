import { formatPrice } from "#contract/decimals.ts";
import { MAX_ID } from "#contract/max-id.ts";
import { escapeXml } from "#contract/escape-xml.ts";
import type { ProductSummary } from "#contract/catalogue/products.ts";
import { describeAvailability } from "../pieces/describe-availability.ts";
import { objectPosition } from "../pictures/object-position.ts";
import { pictureSources } from "../pictures/picture-sources.ts";

/** Links to pieces, as the sanitizer and the editor write them. */
const LINK = /<a\b([^<>]*)>([^<]*(?:<(?!\/?a\b)[^<]*)*)<\/a>/g;

const idIn = (attributes: string): number =>
  Number(/\sdata-product-id="(\d{1,10})"/.exec(attributes)?.[1]);

const MAX_WIDTH = 480;
const SIZES = "(min-width: 768px) 132px, 104px";

/** The ids of the pieces that a text shows, each once; none that a piece cannot have. */
export const listPieceIds = (html: string): number[] =>
  [...new Set(html.matchAll(LINK).map(([, attributes = ""]) => idIn(attributes)))].filter(
    (id) => id <= MAX_ID,
  );

/**
 * Replaces the links to pieces by their cards, with what the catalogue says of them now. A piece that is
 * not among those given is hidden or deleted: its words stay, without the link.
 * @param html sanitized
 * @param pieces those that visitors see
 * @param loading the ids of pieces not known yet: their links stay
 */
export function fillPieces(html: string, pieces: ProductSummary[], loading: number[] = []): string {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  return html.replaceAll(LINK, (link, attributes: string, text: string) => {
    const id = idIn(attributes);
    const piece = byId.get(id);
    if (piece) return toCard(piece);
    return Number.isNaN(id) || loading.includes(id) ? link : toGonePiece(text);
  });
}

function toCard(piece: ProductSummary): string {
  const { metal } = piece;
  const { kind, text: state } = describeAvailability(piece);
  const words = [
    `<span class="text-piece-name">${escapeXml(piece.name)}</span>`,
    metal && `<small>${escapeXml(metal)}</small>`,
    `<span class="price">${formatPrice(piece.price)}</span>`,
    kind !== "available" && `<span class="dot ${kind}">${escapeXml(state)}</span>`,
  ].filter(Boolean);
  return `<a class="text-piece" data-product-id="${piece.id}" href="/products/${piece.id}">${toPhoto(piece)}<span class="text-piece-words">${words.join("")}</span></a>`;
}

/** Decorative: the name stands beside it. */
function toPhoto({ media: [picture] }: ProductSummary): string {
  if (!picture) return "";
  const sources = pictureSources(picture, MAX_WIDTH);
  const position = objectPosition(picture);
  const style = position ? ` style="object-position:${position}"` : "";
  const image = `<img alt="" decoding="async" loading="lazy"${style} src="${escapeXml(sources?.src ?? picture.url)}">`;
  if (!sources) return image;
  const avif = `<source sizes="${SIZES}" srcset="${escapeXml(sources.avif)}" type="image/avif">`;
  const webp = `<source srcset="${escapeXml(sources.webp)}" type="image/webp">`;
  return `<picture>${avif}${webp}${image}</picture>`;
}

const toGonePiece = (text: string): string =>
  `<span class="text-piece-gone">${text} <small>No longer available</small></span>`;
