import type { Availability } from "#contract/catalogue/product-fields.ts";
import type { Picture } from "#contract/media/media.ts";
import { parseMediaHash, renditionUrl, renditionWidths } from "#contract/media/media-urls.ts";
import { formatList } from "#contract/catalogue/format-fact.ts";
import { listMaterialNames } from "#contract/catalogue/list-material-names.ts";
import { listNamedFacts } from "#contract/catalogue/list-named-facts.ts";
import { formatRingSize } from "#contract/catalogue/rings/ring-size.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import type { Shop } from "../../shop.ts";

/** A piece as catalogue feeds offer it, before the limits of each platform. */
export type Offer = {
  id: string;
  title: string;
  /** Plain text, never empty. */
  description: string;
  link: string;
  /** Absolute URLs, JPEG for the shop's own pictures, cover first; never empty. */
  pictures: string[];
  availability: Availability;
  stock: number;
  /** "240.00 USD" */
  price: string;
  brand: string;
  taxonomy: string;
  /** Name of the shop's category; null for none. */
  category: string | null;
  /** At most three. */
  materials: string[];
  color: string | null;
  /** "6.40 g" */
  weight: string | null;
  /** The US size of a ring, "6½". */
  ringSize: string | null;
  /** Details that the feed has no field for. */
  details: { name: string; value: string }[];
};

/** What all offers of a feed share. */
export type OfferContext = {
  shop: Shop;
  brand: string;
  categories: Map<number, string>;
  /** Names of the jewelry type tags, by id. */
  kinds: Map<number, string>;
};

/** In pixels: at least one platform refuses smaller pictures. */
const MIN_SIDE = 500;
const MAX_WIDTH = 1280;

export const EXCLUSION_REASONS = {
  hidden: "It is hidden.",
  price: "It has no price.",
  picture: "It has no photo.",
  small: `Its photos are smaller than ${MIN_SIDE} by ${MIN_SIDE} pixels.`,
} as const;

/** Why feeds exclude a piece, as a sentence; null when they include it. */
export function findExclusionReason(product: Product): string | null {
  if (!product.isActive) return EXCLUSION_REASONS.hidden;
  if (Number(product.price) === 0) return EXCLUSION_REASONS.price;
  if (product.media.length === 0) return EXCLUSION_REASONS.picture;
  return product.media.some(isLargeEnough) ? null : EXCLUSION_REASONS.small;
}

/** The offer of a piece for which findExclusionReason returns null. */
export function toOffer({ shop, brand, categories, kinds }: OfferContext, product: Product): Offer {
  const { id, sku, name, description, materials, weight, categoryId } = product;
  const category = categories.get(categoryId ?? 0) ?? null;
  const tags = product.tagIds.flatMap((tagId) => kinds.get(tagId) ?? []);
  return {
    id: sku && sku.length <= 50 ? sku : `piece-${id}`,
    title: name,
    description: description?.trim() || [name, materials].filter(Boolean).join(". "),
    link: absoluteUrl(shop, `/products/${id}`),
    pictures: product.media.filter(isLargeEnough).map((picture) => pictureUrl(shop, picture)),
    availability: product.availability,
    stock: product.stock,
    price: `${product.price} USD`,
    brand,
    taxonomy: taxonomyPath(category, tags),
    category,
    materials: listMaterials(product),
    color: readColor(formatList("metals", product) ?? materials),
    weight: weight && Number(weight) > 0 ? `${weight} g` : null,
    ringSize: product.ringSize === null ? null : formatRingSize(product.ringSize),
    details: listNamedFacts(product),
  };
}

/** An external picture's size is unknown and assumed to be large enough. */
function isLargeEnough(picture: Picture): boolean {
  const { width, height } = picture;
  if (width === null || height === null) return true;
  const shown = widthOf(width);
  return shown >= MIN_SIDE && (height * shown) / width >= MIN_SIDE;
}

const widthOf = (width: number) =>
  renditionWidths(width).findLast((candidate) => candidate <= MAX_WIDTH) ?? 320;

/** Feeds separate URLs by commas. */
function pictureUrl(shop: Shop, { url, width }: Picture): string {
  const hash = parseMediaHash(url);
  const address = hash && width ? renditionUrl(hash, widthOf(width), "jpg") : url;
  return absoluteUrl(shop, address).replaceAll(",", "%2C");
}

/** Metals and stones by their names, else what the materials say. */
function listMaterials(product: Product): string[] {
  const named = listMaterialNames(product);
  return named.length > 0 ? named.slice(0, 3) : readMaterials(product.materials);
}

const readMaterials = (materials: string | null): string[] =>
  (materials ?? "")
    .split(/[,;/\n]|\band\b/i)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 3);

const COLORS: [RegExp, string][] = [
  [/rose gold|red gold|pink gold/i, "Rose Gold"],
  [/white gold/i, "White Gold"],
  [/gold|brass|bronze|vermeil/i, "Gold"],
  [/silver|platinum|palladium|titanium|steel|pewter/i, "Silver"],
  [/copper/i, "Copper"],
];

const readColor = (materials: string | null): string | null =>
  COLORS.find(([pattern]) => pattern.test(materials ?? ""))?.[1] ?? null;

const JEWELRY = "Apparel & Accessories > Jewelry";

/** Categories and jewelry type tags in Google's product taxonomy. */
const PATHS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bracelets: `${JEWELRY} > Bracelets`,
    earrings: `${JEWELRY} > Earrings`,
    necklaces: `${JEWELRY} > Necklaces`,
    pendants: `${JEWELRY} > Charms & Pendants`,
    pins: `${JEWELRY} > Brooches & Lapel Pins`,
    brooches: `${JEWELRY} > Brooches & Lapel Pins`,
    rings: `${JEWELRY} > Rings`,
    anklets: `${JEWELRY} > Anklets`,
    charms: `${JEWELRY} > Charms & Pendants`,
  }),
);

/**
 * A path of Google's product taxonomy: by category, else by the first jewelry type tag it knows, else
 * Jewelry. Gold and silver are not types.
 */
export function taxonomyPath(category: string | null, tags: string[]): string {
  const names = [category ?? "", ...tags].map((name) => name.trim().toLowerCase());
  return names.map((name) => PATHS.get(name)).find(Boolean) ?? JEWELRY;
}
