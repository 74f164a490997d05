import { emptyPiece } from "../../empty-piece.ts";
import type { SourcePicture } from "#contract/importing/imports.ts";
import type { CheerioAPI } from "cheerio/slim";
import { MAX_PICTURES_PER_PRODUCT } from "#contract/media/media-urls.ts";
import { htmlToLine, htmlToText } from "../../parsing/html-to-text.ts";
import { parsePrice } from "../../parsing/parse-price.ts";
import type { SourceItem } from "../../source.ts";
import { mergePictures } from "./gallery/merge-pictures.ts";
import { createImageReader, readGallery } from "./gallery/read-gallery.ts";
import { baseOf } from "./page-urls.ts";
import { readBreadcrumbs } from "./read-breadcrumbs.ts";

const EXCLUDED_PATHS =
  /\/(?:cart|basket|checkout|account|login|search|about|contact|faq|shipping|returns?|terms|privacy|policy|policies|blog|news|journal|press)(?:[/.-]|$)/i;

/**
 * Guesses a piece from heading and price of a page without structured data. It is always doubtful.
 */
export function readHeading(page: CheerioAPI, url: URL): SourceItem | null {
  const headings = page("h1");
  const name = htmlToLine(headings.first().html() ?? "");
  if (headings.length !== 1 || !name || url.pathname === "/" || EXCLUDED_PATHS.test(url.pathname))
    return null;
  const price = parsePrice(findPriceText(page));
  if (!price?.currency) return null;
  const body = page(page("main, article, #content, #main").toArray()[0] ?? "body");
  return {
    kind: "doubtful",
    where: url.href,
    reason:
      price.currency === "USD"
        ? "No product data found; name and price are guesses."
        : `No product data found; its price is in ${price.currency}.`,
    piece: {
      ...emptyPiece(name),
      address: url.href,
      description: readDescription(page, body),
      priceCents: price.cents,
      categories: readBreadcrumbs(page, name),
      isActive: true,
      pictures: readPictures(page, body, url),
      notes: price.note ? [price.note] : [],
    },
  };
}

type Selection = ReturnType<CheerioAPI>;

/** Of its HTML; a piece's own is shorter. */
const MAX_DESCRIPTION_LENGTH = 200_000;

/** Paragraphs long enough to be a description. */
function readDescription(page: CheerioAPI, body: Selection): string | null {
  const words: string[] = [];
  let read = 0;
  for (const element of body.find("p").toArray()) {
    const html = page(element).html() ?? "";
    const text = htmlToText(html);
    if (text.length > 30) words.push(text);
    read += html.length;
    // Paragraphs may be within one another.
    if (read > MAX_DESCRIPTION_LENGTH) break;
  }
  return words.join("\n\n") || null;
}

/** Those of the gallery, else all on the page. */
function readPictures(page: CheerioAPI, body: Selection, url: URL): SourcePicture[] {
  const base = baseOf(page, url);
  const gallery = readGallery(page, base);
  const pictures =
    gallery.length > 0 ? gallery : mergePictures(createImageReader(page, base)(body));
  return pictures.slice(0, MAX_PICTURES_PER_PRODUCT);
}

const AMOUNT = /(?:[$€£¥₹]|\b[A-Z]{3})\s?\d[\d.,\s]{0,20}|\d[\d.,\s]{0,20}(?:[€£¥₹]|\b[A-Z]{3}\b)/;

/** Text of an element named after a price, else the first amount after the heading. */
function findPriceText(page: CheerioAPI): string {
  const called = page('[class*="price" i], [id*="price" i]').first().text().trim();
  if (parsePrice(called)?.currency) return called;
  const text = page("body").text();
  const heading = page("h1").first().text();
  return AMOUNT.exec(text.slice(Math.max(0, text.indexOf(heading))))?.[0] ?? "";
}
