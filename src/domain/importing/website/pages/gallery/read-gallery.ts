import type { CheerioAPI } from "cheerio/slim";
import type { SourcePicture } from "#contract/importing/imports.ts";
import { htmlToLine } from "../../../parsing/html-to-text.ts";
import { largestOf } from "./largest-of.ts";
import { mergePictures } from "./merge-pictures.ts";
import { readGalleryData } from "./read-gallery-data.ts";

type Selection = ReturnType<CheerioAPI>;
type Element = Parameters<CheerioAPI["contains"]>[0];

/** Elements that hold the pictures of the page's piece, by the names that themes give them. */
const GALLERIES = [
  "gallery",
  "product-image",
  "product__image",
  "product-photo",
  "product-media",
  "product__media",
  "product-single__photo",
  "product-slideshow",
  "productView-image",
]
  .flatMap((name) => [`[class*="${name}" i]`, `[id*="${name}" i]`])
  .join(", ");

/** Parts of a page whose pictures are of something else. */
const ELSEWHERE = [
  "related",
  "upsell",
  "cross-sell",
  "crosssell",
  "recommend",
  "also-like",
  "recently",
  "instagram",
  "review",
  "swatch",
  "badge",
  "payment",
  "logo",
]
  .map((name) => `[class*="${name}" i], [id*="${name}" i]`)
  .concat("header, footer, nav, aside")
  .join(", ");

/** Of drawings and stand-ins, by their file's name. */
const DRAWN =
  /\.(?:svg|gif)$|(?:^|[/_.-])(?:logo|icon|sprite|badge|placeholder|blank|spacer|pixel|loading)s?(?:[_.\d-]|$)/i;

const MAX_GALLERIES = 20;
const MAX_IMAGES = 100;

/** The pictures in the galleries of a piece's page, each once and in its largest size. */
export function readGallery(page: CheerioAPI, base: URL): SourcePicture[] {
  const readImages = createImageReader(page, base);
  const galleries = new Set<Element>(page(GALLERIES).toArray());
  const outermost = [...galleries].filter((gallery) => !isWithin(gallery.parent, galleries));
  return mergePictures([
    ...outermost.slice(0, MAX_GALLERIES).flatMap((gallery) => readImages(page(gallery))),
    ...readGalleryData(page, base),
  ]);
}

/** A function that reads the pictures of an element, lazy ones and links to larger ones included. */
export function createImageReader(
  page: CheerioAPI,
  base: URL,
): (element: Selection) => SourcePicture[] {
  const elsewhere = new Set<Element>(page("body").find(ELSEWHERE).toArray());
  const readImage = (found: Element): SourcePicture[] => {
    if (isWithin(found, elsewhere)) return [];
    const image = page(found);
    const url = largestOf(image.attr() ?? {}, base) ?? readSources(page, image, base);
    if (!url || DRAWN.test(url.pathname)) return [];
    return [{ url: url.href, alt: htmlToLine(image.attr("alt") ?? "") }];
  };
  return (element) =>
    element.find("img, a[href]").toArray().slice(0, MAX_IMAGES).flatMap(readImage);
}

/** Of a picture element whose image has no address of its own. */
function readSources(page: CheerioAPI, image: Selection, base: URL): URL | null {
  for (const source of image.siblings("source").toArray()) {
    const url = largestOf(page(source).attr() ?? {}, base);
    if (url) return url;
  }
  return null;
}

function isWithin(element: Element | null, outer: Set<Element>): boolean {
  for (let each = element; each !== null; each = each.parent as Element | null)
    if (outer.has(each)) return true;
  return false;
}
