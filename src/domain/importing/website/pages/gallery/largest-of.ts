import { toPictureUrl } from "./to-picture-url.ts";

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
export function largestOf(attributes: Attributes, base: URL): URL | null {
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
