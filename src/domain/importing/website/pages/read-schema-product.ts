import { emptyPiece } from "../../empty-piece.ts";
import type { SourcePicture } from "#contract/importing/imports.ts";
import { htmlToLine, htmlToText } from "../../parsing/html-to-text.ts";
import { isMaterialName } from "../../parsing/is-material-name.ts";
import { parseWeight } from "../../parsing/parse-weight.ts";
import { parseWeightUnit } from "#contract/weight-units.ts";
import type { SourcePiece } from "../../source.ts";
import { describeOmitted } from "../../items/describe-omitted.ts";
import { readOffers } from "./read-offers.ts";
import {
  asText,
  isNode,
  MAX_DEPTH,
  nodesOf,
  type SchemaNode,
  textOf,
  valuesOf,
} from "../schema/schema-node.ts";

export type PricedPiece = { piece: SourcePiece; currency: string | null };

/**
 * Converts a schema.org Product into a piece; null without a name.
 * @param page base of relative URLs
 */
export function readSchemaProduct(product: SchemaNode, page: URL): PricedPiece | null {
  const name = htmlToLine(textOf(product, "name") ?? "");
  if (!name) return null;
  const { cents, currency, stock, notes } = readOffers(product);
  const materials = readMaterials(product);
  const piece: SourcePiece = {
    ...emptyPiece(name),
    address: readAddress(product, page),
    sku: textOf(product, "sku") ?? nodesOf(product, "hasVariant").map(skuOf).find(Boolean) ?? null,
    description: htmlToText(readDescription(valuesOf(product, "description"), 0)) || null,
    priceCents: cents,
    stock,
    isActive: true,
    materials: materials.join(", ") || null,
    weightCentigrams: weightOf(product),
    dimensions: readDimensions(product),
    categories: readCategories(product),
    tags: materials.map((each) => ({ name: each, type: "material" as const })),
    pictures: readPictures(product, page),
    keywords: readKeywords(product),
    notes: [...notes, ...describeOmitted(readOmittedProperties(product))],
  };
  return { piece, currency };
}

const skuOf = (node: SchemaNode) => textOf(node, "sku");

function readAddress(product: SchemaNode, page: URL): string | null {
  const written = textOf(product, "url") ?? asText(product["@id"]);
  const url = written === null ? null : URL.parse(written, page);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = "";
  return url.href;
}

/** A description as text; content systems may nest it as a tree. */
function readDescription(values: unknown[], depth: number): string {
  if (depth > MAX_DEPTH) return "";
  const parts = values.map((value) => {
    if (typeof value === "string") return value;
    if (!isNode(value)) return Array.isArray(value) ? readDescription(value, depth + 1) : "";
    const text = value["@value"] ?? value["text"];
    if (typeof text === "string") return text;
    const { root, children, content } = value;
    const inner = readDescription([root, children, content].flat(), depth + 1);
    return value["type"] === "paragraph" ? `${inner}\n\n` : inner;
  });
  return parts.join("");
}

/** Its materials, and additional properties that name materials. */
function readMaterials(product: SchemaNode): string[] {
  const own = valuesOf(product, "material").map(asText);
  const further = nodesOf(product, "additionalProperty")
    .filter((property) => isMaterialName(textOf(property, "name") ?? ""))
    .flatMap((property) => valuesOf(property, "value").map(asText));
  const words = [...own, ...further].flatMap((text) => splitNames(text, /[,;]/));
  return [...new Set(words)];
}

const splitNames = (text: string | null, separator: RegExp): string[] =>
  htmlToLine(text ?? "")
    .split(separator)
    .map((name) => name.trim())
    .filter(Boolean);

/** "gold, ring", a list, or named terms. */
const readKeywords = (product: SchemaNode): string[] =>
  valuesOf(product, "keywords").flatMap((value) => splitNames(asText(value), /[,;]/));

/** Properties that pieces have no field for. */
const readOmittedProperties = (product: SchemaNode) =>
  ["brand", "color"].flatMap((name) => {
    const words = valuesOf(product, name).map((value) => htmlToLine(asText(value) ?? ""));
    const unique = [...new Set(words)].filter(Boolean);
    return unique.length > 0 ? [{ name, words: unique }] : [];
  });

function weightOf(product: SchemaNode): number | null {
  const properties = nodesOf(product, "additionalProperty").filter((property) =>
    /^(net )?weight$/i.test(textOf(property, "name") ?? ""),
  );
  const values = [
    ...valuesOf(product, "weight"),
    ...properties.flatMap((property) => [property, ...valuesOf(property, "value")]),
  ];
  for (const value of values) {
    const weight = readQuantityOfWeight(value);
    if (weight !== null) return weight;
  }
  return null;
}

function readQuantityOfWeight(value: unknown): number | null {
  if (!isNode(value)) return /[a-z]/i.test(String(value)) ? parseWeight(String(value)) : null;
  const amount = textOf(value, "value");
  const unit = textOf(value, "unitCode") ?? textOf(value, "unitText") ?? "";
  const known = parseWeightUnit(unit);
  if (amount === null || (known === null && !/[a-z]/i.test(amount))) return null;
  return parseWeight(amount, known ?? "g");
}

const LENGTHS: Record<string, string> = { MMT: "mm", CMT: "cm", MTR: "m", INH: "in", FOT: "ft" };

/** "21 × 4.5 mm", or the size as written. */
function readDimensions(product: SchemaNode): string | null {
  const sides = ["depth", "width", "height"].flatMap((side) => {
    const [value] = valuesOf(product, side);
    const amount = isNode(value) ? textOf(value, "value") : asText(value);
    if (!amount) return [];
    const code = isNode(value) ? (textOf(value, "unitCode") ?? textOf(value, "unitText")) : null;
    return [{ amount, unit: code ? (LENGTHS[code.toUpperCase()] ?? code) : "" }];
  });
  if (sides.length === 0) return textOf(product, "size");
  const units = new Set(sides.map(({ unit }) => unit));
  return units.size === 1
    ? `${sides.map(({ amount }) => amount).join(" × ")} ${[...units].join("")}`.trim()
    : sides.map(({ amount, unit }) => `${amount} ${unit}`.trim()).join(" × ");
}

/** "Home > Jewelry > Rings": the most specific first. */
const readCategories = (product: SchemaNode): string[] =>
  valuesOf(product, "category").flatMap((value) =>
    splitNames(asText(value), /[>›»]|\s\/\s/)
      .filter((name) => !/^(home|shop|all|products?)$/i.test(name))
      .toReversed(),
  );

function readPictures(product: SchemaNode, page: URL): SourcePicture[] | null {
  const values = [product, ...nodesOf(product, "hasVariant")].flatMap((node) =>
    valuesOf(node, "image"),
  );
  const byUrl = new Map<string, SourcePicture>();
  for (const value of values) {
    const written = isNode(value)
      ? (textOf(value, "contentUrl") ?? textOf(value, "url") ?? asText(value["@id"]))
      : asText(value);
    const url = written === null ? null : URL.parse(written, page);
    if (!url || !/^https?:$/.test(url.protocol) || byUrl.has(url.href)) continue;
    const words = isNode(value) ? (textOf(value, "caption") ?? textOf(value, "name")) : null;
    byUrl.set(url.href, { url: url.href, alt: htmlToLine(words ?? "") });
  }
  return values.length > 0 ? [...byUrl.values()] : null;
}
