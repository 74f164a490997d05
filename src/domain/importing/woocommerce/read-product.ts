import type { SourcePicture } from "#contract/importing/imports.ts";
import { emptyPiece } from "../empty-piece.ts";
import { htmlToLine, htmlToText } from "../parsing/html-to-text.ts";
import { parseWeight } from "../parsing/parse-weight.ts";
import type { WeightUnit } from "#contract/weight-units.ts";
import type { SourcePiece } from "../source.ts";
import { categoryNames, readAttributes } from "./read-attributes.ts";
import type { WooProduct } from "../../channels/woocommerce/product-schema.ts";
import { addOptionLines, collectOptions, type VariantOption } from "../variants/variant-options.ts";
import { isVisible, stockOf } from "../../channels/woocommerce/product-state.ts";
import type { WooVariation } from "./variation-schema.ts";
import { describeVariants } from "../variants/describe-variants.ts";
import { parseDecimalAmount, parsePrice } from "../parsing/parse-price.ts";

/** Settings that apply to all products of a store. */
export type StoreUnits = {
  /** null when neither the store nor a person has given it. */
  weight: WeightUnit | null;
  dimension: string;
};

/** Converts a product with its variations into one piece. */
export function readProduct(
  product: WooProduct,
  variations: WooVariation[],
  units: StoreUnits,
): SourcePiece {
  const summary = summarizeVariations(product, variations);
  const attributes = readAttributes(product.attributes.filter(({ variation }) => !variation));
  const ofVariations = readAttributes(product.attributes.filter(({ variation }) => variation));
  const price = readMoney(product);
  const notes = [...attributes.notes, ...summary.notes, ...price.notes];
  if (product.type === "grouped") notes.push("It is a group of other pieces at its source.");
  if (product.external_url) notes.push("Its source sells it elsewhere.");
  const weight = product.weight || summary.weight;
  if (weight && !units.weight) {
    notes.push(`Its weight (${weight}) was left out. Choose the store’s weight unit.`);
  }
  return {
    ...emptyPiece(htmlToLine(product.name)),
    ...attributes.facts,
    externalId: String(product.id),
    address: readAddress(product),
    sku: product.sku || null,
    description: addOptionLines(
      htmlToText(product.description) || htmlToText(product.short_description) || null,
      summary.options,
    ),
    priceCents: summary.priceCents ?? price.cents,
    stock: readStock(product, summary.stock),
    isActive: isVisible(product),
    // When variations differ in metal, the piece has all of them.
    materials: attributes.materials ?? ofVariations.materials,
    weightCentigrams: weight && units.weight ? parseWeight(weight, units.weight) : null,
    dimensions: readDimensions(product, units.dimension),
    categories: categoryNames(product.categories),
    tags: [
      ...attributes.tags,
      ...ofVariations.tags,
      ...product.tags.map(({ name }) => ({ name: htmlToLine(name), type: null })),
    ].filter(({ name }) => name !== ""),
    pictures: readPictures([...product.images, ...summary.images]),
    notes,
  };
}

/** The permalink of a draft does not work. */
function readAddress({ permalink, status }: WooProduct): string | null {
  const url = URL.parse(permalink);
  return url && status === "publish" && url.pathname !== "/" ? url.href : null;
}

function readStock(product: WooProduct, ofVariations: number | null): number {
  return product.manage_stock || ofVariations === null ? stockOf(product) : ofVariations;
}

function readDimensions({ dimensions }: WooProduct, unit: string): string | null {
  const sides = [dimensions.length, dimensions.width, dimensions.height].filter(Boolean);
  return sides.length > 0 ? `${sides.join(" × ")} ${unit}`.trim() : null;
}

/** Each URL once, without WooCommerce's placeholder. */
export function readPictures(images: { src: string; alt?: string | undefined }[]): SourcePicture[] {
  const byUrl = new Map<string, SourcePicture>();
  for (const { src, alt = "" } of images) {
    const url = src.startsWith("//") ? `https:${src}` : src;
    if (!url || url.includes("woocommerce-placeholder") || byUrl.has(url)) continue;
    byUrl.set(url, { url, alt: htmlToLine(alt) });
  }
  return [...byUrl.values()];
}

type VariationSummary = {
  /** Of the cheapest available variation. */
  priceCents: number | null;
  weight: string;
  /** null when no variation tracks stock. */
  stock: number | null;
  images: { src: string; alt?: string | undefined }[];
  options: VariantOption[];
  notes: string[];
};

/** Summarizes variations for the one piece they become. */
export function summarizeVariations(product: WooProduct, all: WooVariation[]): VariationSummary {
  // Older stores give true instead of "publish".
  const available = all.filter(({ status }) => !["private", "draft", "pending"].includes(status));
  const priced = available
    .map((variation) => ({ ...variation, cents: readMoney(variation).cents }))
    .toSorted((a, b) => (a.cents ?? Infinity) - (b.cents ?? Infinity));
  const [cheapest] = priced;
  const stocked = available.filter(({ manage_stock }) => manage_stock === true);
  const options = collectOptions(
    product.attributes
      .filter(({ variation }) => variation)
      .flatMap(({ name, options }) => options.map((value) => ({ name, value }))),
  );
  const notes = describeVariants({
    noun: "variation",
    count: available.length,
    options,
    prices: priced.map(({ cents }) => cents),
  });
  return {
    priceCents: cheapest?.cents ?? null,
    weight: cheapest?.weight ?? "",
    stock:
      stocked.length > 0
        ? stocked.reduce((sum, each) => sum + Math.max(0, each.stock_quantity ?? 0), 0)
        : null,
    images: available.flatMap(({ image }) => (image ? [image] : [])),
    options,
    notes,
  };
}

type ProductPrices = Pick<WooProduct, "price" | "regular_price" | "sale_price" | "on_sale">;

/** The current price: the sale price during a sale, else the price. */
function readMoney({ price, regular_price, sale_price, on_sale }: ProductPrices): {
  cents: number | null;
  notes: string[];
} {
  const inOrder = on_sale ? [sale_price, price, regular_price] : [price, sale_price, regular_price];
  const written = inOrder.find(Boolean);
  if (!written) return { cents: null, notes: [] };
  const cents = parseDecimalAmount(written);
  if (cents !== null) return { cents, notes: [] };
  const read = parsePrice(written);
  return read
    ? { cents: read.cents, notes: read.note ? [read.note] : [] }
    : { cents: null, notes: [`“${written}” isn’t a price.`] };
}
