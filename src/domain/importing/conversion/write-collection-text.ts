import { cutText } from "#contract/cut-text.ts";
import { formatPrice } from "#contract/decimals.ts";
import type { Product } from "#contract/catalogue/products.ts";
import type { Settings } from "#contract/settings/settings.ts";
import { escapeXml } from "#contract/escape-xml.ts";
import { textToParagraphs } from "../../text-to-paragraphs.ts";
import { truncate } from "../storable-text.ts";
import type { Classification } from "./classify-piece.ts";

export type CollectionText = { title: string; description: string; content: string };

const MAX_TITLE_LENGTH = 255;
/** Three lines of a card. */
const MAX_DESCRIPTION_LENGTH = 220;

/** Title, description and HTML of the collection made from a piece, in the artisan's voice. */
export function writeCollectionText(
  piece: Product,
  classification: Classification,
  settings: Settings,
): CollectionText {
  const title = `${titleOf(classification)}: ${piece.name}`;
  return {
    title:
      title.length > MAX_TITLE_LENGTH
        ? `${truncate(title, MAX_TITLE_LENGTH - 1).trimEnd()}…`
        : title,
    description: describe(piece),
    content: [
      ...textToParagraphs(piece.description ?? ""),
      "<h2>Materials</h2>",
      `<p>${escapeXml(describeMaterials(piece, classification))}</p>`,
      "<h2>Craftsmanship</h2>",
      `<p>${escapeXml(describeCraft(piece, settings))}</p>`,
      "<h2>Price</h2>",
      `<p>${escapeXml(describePrice(piece))}</p>`,
      `<p><a href="/products/${piece.id}" data-product-id="${piece.id}">${escapeXml(piece.name)}</a></p>`,
    ].join("\n"),
  };
}

/** "Handcrafted Gold and Silver Pin Collection" */
function titleOf({ materials, types }: Classification): string {
  const metal = materials.map(({ singular: word }) => word).join(" and ");
  const type = types[0]?.singular ?? "Jewelry";
  return ["Handcrafted", metal, type, "Collection"].filter(Boolean).join(" ");
}

function describe({ name, description }: Product): string {
  const text = (description ?? "").replaceAll(/\s+/g, " ").trim();
  if (text === "") return `${name}, made by hand at the bench.`;
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  const cut = cutText(text, MAX_DESCRIPTION_LENGTH);
  const end = cut.lastIndexOf(". ");
  return end > 60 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(" ")).trimEnd()}…`;
}

function describeMaterials(
  { materials, weight, dimensions }: Product,
  classification: Classification,
): string {
  const metal = classification.materials
    .map(({ singular: word }) => word.toLowerCase())
    .join(" and ");
  const made = materials?.trim() || metal;
  return [
    made
      ? `Made of ${withPeriod(made)}`
      : "Ask me what it is made of: each piece has its own answer.",
    weight && `It weighs ${Number(weight)}\u00a0g.`,
    dimensions?.trim() && `Its size: ${withPeriod(dimensions.trim())}`,
  ]
    .filter(Boolean)
    .join(" ");
}

function describeCraft(piece: Product, { artistName, city }: Settings): string {
  const place = city.trim() && ` in ${city.trim()}`;
  const maker = artistName.trim() && ` by ${artistName.trim()}`;
  const made = `Sawn, soldered, set and finished by hand${maker}${place}.`;
  const custom =
    piece.isCustomDesign && "It began as a conversation: a custom design, drawn for one person.";
  const order =
    piece.availability === "made_to_order" &&
    (piece.leadTime?.trim()
      ? `Made to order, ${withPeriod(piece.leadTime.trim())}`
      : "Made to order.");
  return [made, custom, order].filter(Boolean).join(" ");
}

/** The price at the time of the conversion; the piece's own page has the current one. */
function describePrice({ price, availability }: Product): string {
  if (Number(price) === 0) return "Ask me for its price.";
  const word = availability === "sold" ? "It was priced at" : "It is priced at";
  return `${word} ${formatPrice(price)}.`;
}

const withPeriod = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
