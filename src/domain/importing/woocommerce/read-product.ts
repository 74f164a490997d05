import { emptyPiece } from "../empty-piece.ts";
import type { SourcePicture } from "#contract/importing/imports.ts";
import { htmlToLine, htmlToText } from "../parsing/html-to-text.ts";
import { parseWeight } from "../parsing/parse-weight.ts";
import type { WeightUnit } from "../../weight-units.ts";
import type { SourcePiece } from "../source.ts";
import { categoryNames, readAttributes } from "./read-attributes.ts";
import { readMoney } from "./read-money.ts";
import { summarizeVariations } from "./summarize-variations.ts";
import type { WooProduct } from "../../channels/woocommerce/product-schema.ts";
import { addOptionLines } from "../variants/variant-options.ts";
import { isVisible, stockOf } from "../../channels/woocommerce/product-state.ts";
import type { WooVariation } from "./variation-schema.ts";

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
