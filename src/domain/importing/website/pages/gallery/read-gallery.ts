import type { CheerioAPI } from "cheerio/slim";
import type { SourcePicture } from "#contract/importing/imports.ts";
import { htmlToLine } from "../../../parsing/html-to-text.ts";
import { mergePictures } from "./merge-pictures.ts";
import { readGalleryData } from "./read-gallery-data.ts";
import { toPictureUrl } from "./to-picture-url.ts";

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

type Attributes = Record<string, string | undefined>;

/** Attributes of scripts that enlarge a picture, then of those that load it late, the largest first. */
const ADDRESSES = [
  "data-zoom-image",
  "data-large_image",
  "data-zoom-src",
  "data-zoom",
  "data-full",
  "data-image-large-src",
  "data-image-gallery-zoom-image-url",
  "data-original",
];
const SOURCE_SETS = ["data-srcset", "data-lazy-srcset", "srcset"];
const LATE_ADDRESSES = ["data-src", "data-lazy-src", "data-lazy", "data-image", "src"];

const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|heic|tiff?)(?:$|\/v1\/)/i;

/** Widest rendition that Shopify's themes offer where they write {width}. */
const DEFAULT_WIDTH = "2048";

/**
 * The largest picture that the attributes of an img, source or link name; null when they name none.
 * @param attributes of a link count only when it leads to a picture
 */
function largestOf(attributes: Attributes, base: URL): URL | null {
  const { href } = attributes;
  if (href !== undefined) {
    const url = toPictureUrl(href, base);
    return url && PICTURE_FILE.test(url.pathname) ? url : null;
  }
  const written = [
    ...ADDRESSES.map((name) => attributes[name]),
    ...SOURCE_SETS.map((name) => widestOf(attributes[name])),
    ...LATE_ADDRESSES.map((name) => attributes[name]),
  ];
  for (const address of written) {
    const url = address ? toPictureUrl(withWidth(address, attributes), base) : null;
    if (url) return url;
  }
  return null;
}

/** "_{width}x.jpg" with data-widths="[180, 360]" */
function withWidth(address: string, attributes: Attributes): string {
  const widths = (attributes["data-widths"] ?? "").match(/\d+/g)?.map(Number) ?? [];
  const width = widths.length > 0 ? String(Math.max(...widths)) : DEFAULT_WIDTH;
  return address.replaceAll("{width}", width);
}

/** The address with the largest descriptor of a srcset. Addresses may contain commas, but no space. */
function widestOf(sourceSet: string | undefined): string | undefined {
  const candidates = (sourceSet ?? "").split(/,\s+|(?<=\s\d+(?:\.\d+)?[wx]),/).map((candidate) => {
    const [address = "", descriptor = "1x"] = candidate.trim().split(/\s+/);
    return { address, size: Number.parseFloat(descriptor) || 0 };
  });
  return candidates.toSorted((a, b) => b.size - a.size)[0]?.address || undefined;
}
