import type { CheerioAPI } from "cheerio/slim";
import type { SourcePicture } from "#contract/importing/imports.ts";
import { htmlToLine } from "../../../parsing/html-to-text.ts";
import { parseJson } from "../../../../parse-json.ts";
import { isNode } from "../../schema/schema-node.ts";
import { toPictureUrl } from "./to-picture-url.ts";

/** Attributes in which galleries keep their pictures as JSON. */
const ATTRIBUTES = ["data-images", "data-product-images", "data-gallery-images", "data-product"];
/** Scripts that do: Shopify's themes and Magento's gallery. */
const SCRIPTS =
  'script[type="application/json"][data-product-json], script[type="application/json"][id^="ProductJson"], script[type="text/x-magento-init"]';

const MAX_JSON_LENGTH = 500_000;
const MAX_DATA = 50;
const MAX_DEPTH = 8;

/** Properties that hold a list of pictures; Magento's gallery calls it data. */
const LISTS = ["images", "media", "photos", "pictures", "gallery", "data"];
/** Properties of a picture's address, the largest first. */
const ADDRESSES = ["full", "zoom", "original", "large", "src", "url", "img", "image", "contentUrl"];
const TEXTS = ["alt", "caption", "legend", "title"];

const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i;

/** Pictures in the JSON of common galleries. */
export function readGalleryData(page: CheerioAPI, base: URL): SourcePicture[] {
  const written = [
    ...page(ATTRIBUTES.map((name) => `[${name}]`).join(", "))
      .toArray()
      .flatMap((element) => ATTRIBUTES.map((name) => page(element).attr(name))),
    ...page(SCRIPTS)
      .toArray()
      .map((script) => page(script).text()),
  ];
  return written
    .flatMap((json) => (json && json.length <= MAX_JSON_LENGTH ? [json] : []))
    .slice(0, MAX_DATA)
    .flatMap((json) => readList(parseJson(json), 0))
    .flatMap(({ address, alt }) => {
      const url = toPictureUrl(address, base);
      return url ? [{ url: url.href, alt: htmlToLine(alt) }] : [];
    });
}

type Found = { address: string; alt: string };

/** Pictures of a list, or of the lists of an object. */
function readList(value: unknown, depth: number): Found[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value))
    return value.flatMap((each) => toPicture(each) ?? readList(each, depth + 1));
  if (!isNode(value)) return [];
  const lists = LISTS.flatMap((name) => (Array.isArray(value[name]) ? [value[name]] : []));
  if (lists.length > 0) return lists.flatMap((list) => readList(list, depth + 1));
  return Object.values(value).flatMap((each) => (isNode(each) ? readList(each, depth + 1) : []));
}

function toPicture(value: unknown): Found | null {
  if (typeof value === "string")
    return PICTURE_FILE.test(value) ? { address: value, alt: "" } : null;
  if (!isNode(value)) return null;
  const address = ADDRESSES.map((name) => toAddress(value[name])).find(Boolean);
  const alt = TEXTS.map((name) => value[name]).find((text) => typeof text === "string");
  return address ? { address, alt: alt ?? "" } : null;
}

/** An address, or the object of one of its sizes. */
function toAddress(value: unknown): string | null {
  const address = isNode(value) ? (value["url"] ?? value["src"]) : value;
  return typeof address === "string" && PICTURE_FILE.test(address) ? address : null;
}
