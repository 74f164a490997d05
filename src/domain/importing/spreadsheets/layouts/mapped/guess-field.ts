import type { MappedField } from "#contract/importing/spreadsheets.ts";
import { isMaterialName } from "../../../parsing/is-material-name.ts";
import { normalizeWord } from "../../../parsing/normalize-word.ts";
import { foldColumnName, normalizeColumnName } from "../../tables/header.ts";
import {
  AMOUNT_WORDS,
  COLUMN_WORDS,
  COST_FILLER_WORDS,
  COST_WORDS,
  FILLER_WORDS,
  OTHER_PRICE_WORDS,
  SUPPLIER_WORDS,
} from "./column-words.ts";

/**
 * A word for pictures, with a number or a word before or after: "Image 2", "additional_images" and
 * "base_image" (Magento), "Image URLs (x,y,z...)" (PrestaShop), "productImageUrl" (Wix).
 */
const IMAGE_HEADERS =
  /^(?:(?:main|base|additional|product|featured|item|more)[ _-]?)?(?:images?|imgs?|photos?|pictures?|galler(?:y|ies)|bild(?:er)?|galerie|fotos?|imagen(?:es)?|immagin[ei]|afbeelding(?:en)?|zdjeci[ea]|slike?|фото)(?:[ _-]?(?:urls?|links?|src|files?|\d{1,2})){0,4}(?: \(.*\))?$/;

/** Headers of each field in several languages, lower case and without accents; the first that matches wins. */
const FIELD_PATTERNS: Record<Exclude<MappedField, "materials" | "cost">, RegExp> = {
  sku: /^(?:sku|article (?:no|number|code)|item (?:no|number|code)|product (?:no|number|code)|code|ref\.?|reference|artikel-?(?:nr|nummer)\.?|art\.?-?nr\.?|referencia|reference|codice|ugs)\.?$/,
  name: /^(?:name|title|titel|titre|titolo|titulo|piece|item|product|article|(?:product|piece|item|article) (?:name|title)|bezeichnung|artikel|produkt(?:name)?|stuck|nom|nombre|nome|naam|designation|designation)$/,
  description:
    /^(?:description|details?|text|beschreibung|descripcion|descrizione|beschrijving|about)$/,
  salePrice:
    /^(?:(?:sale|special|discount(?:ed)?|promo(?:tion(?:al)?)?|offer|reduced|action)[ _]price|(?:angebots|aktions|sonder|rabatt)preis|prix (?:promo(?:tionnel)?|solde|reduit)|tarif promo|precio (?:rebajado|de oferta|oferta)|prezzo (?:scontato|in offerta|promo)|(?:actie|aanbiedings)prijs)(?:[ _]\(?[\p{Sc}a-z]{1,4}\)?)?$/u,
  formerPrice:
    /^(?:(?:variant )?compare[ -]at[ -]price|compare_at_price|(?:regular|former|original|old|was|list|retail|recommended(?: retail)?)[ _]price|msrp|rrp|uvp|(?:alter |regularer |normal)preis|ancien prix|prix (?:normal|barre|regulier)|tarif regulier|precio (?:normal|anterior|original)|prezzo (?:di listino|originale|pieno)|(?:normale|reguliere|oude) prijs)(?:[ _]\(?[\p{Sc}a-z]{1,4}\)?)?$/u,
  price:
    /^(?:(?:(?:selling|unit|sales) )?price|(?:verkaufs)?preis|vk|prix(?: de vente)?|precio|prezzo|prijs)(?:[ _]\(?[\p{Sc}a-z]{1,4}\)?)?$/u,
  stock:
    /^(?:stock|quantity|qty|on hand|in stock|pieces|inventory|bestand|lager(?:bestand)?|menge|anzahl|stuck(?:zahl)?|quantite|cantidad|quantita|voorraad|aantal)$/,
  category:
    /^(?:google product category|category|categories|type|kind|group|kategorie|warengruppe|art|categorie|categoria|categoria|categorie)$/,
  tags: /^(?:tags?|keywords?|labels?|schlagworter|stichworter|etiquettes|etiquetas|mots-cles)$/,
  weightUnit:
    /^(?:(?:item |variant |product )?weight (?:units?|uom|unit of measure)|units? of weight|gewichtseinheit|unite de poids|unita di peso|unidad de peso|gewichtseenheid|jednostka wagi|единица веса)$/,
  weight: /^(?:weight|gewicht|poids|peso)(?: \(?[a-z]{1,6}\)?)?$/,
  // A column "Metal" or "Stones" holds words for the materials.
  metals: /^metals in detail$/,
  stones: /^stones in detail$/,
  ringSize: /^(?:(?:us )?ring ?sizes?(?: \(?us\)?)?|us size)$/,
  ringSizeFrom: /^(?:resiz(?:able|eable) (?:from|down to)|smallest ring size)(?: \(?us\)?)?$/,
  ringSizeTo: /^(?:resiz(?:able|eable) (?:up )?to|largest ring size)(?: \(?us\)?)?$/,
  // A bare length or width is often that of the package.
  length: /^(?:chain|necklace|bracelet|piece|jewelry) length$/,
  width: /^(?:band|shank|ring|bracelet|piece|jewelry) width$/,
  chain: /^(?:chain|chain (?:style|type)|kette|chaine|catena|cadena)$/,
  hallmark: /^(?:hallmarks?|stamp|maker'?s mark|punze|poincon|punzone)$/,
  edition: /^(?:edition|limited edition)$/,
  dimensions:
    /^(?:dimensions?|size|measurements?|maße|abmessungen|große|dimensiones|dimensioni|afmetingen)(?: \(?[a-z]{1,3}\)?)?$/,
  imageTexts:
    /^(?:(?:base|additional)[ _]image[ _]labels?|image[ _]alt(?:[ _]texts?)?|alt[ _]?texts?)(?: \(.*\))?$/,
  images: IMAGE_HEADERS,
  active:
    /^(?:active|published|visible|listed|online|aktiv|veroffentlicht|sichtbar|actif|publie|activo|attivo|actief)$/,
  customDesign: /^(?:custom(?: design| made)?|bespoke|unikat|einzelanfertigung|sur mesure)$/,
  currency:
    /^(?:currency(?:[ _]code)?|price currency|wahrung|devise|monnaie|moneda|divisa|valuta)$/,
  address:
    /^(?:url|link|address|web ?page|permalink|product[ _](?:url|link)|url[ _]key|(?:url[ _])?handle|slug|post[ _]name|link[ _]rewrite|(?:rewritten|friendly) url|url rewritten)$/,
};

const wordsOf = (list: string): string[] => list.split(/,\s/).map(normalizeWord);

const FIELD_OF_WORD = new Map(
  (Object.entries(COLUMN_WORDS) as [MappedField, string][]).flatMap(([field, list]) =>
    wordsOf(list).map((word) => [word, field] as const),
  ),
);

const OTHER_PRICES = new Set(wordsOf(OTHER_PRICE_WORDS));

const COSTS = new Set(wordsOf(COST_WORDS));

const SUPPLIERS = new Set(wordsOf(SUPPLIER_WORDS));

const COST_FILLERS = new Set(wordsOf(COST_FILLER_WORDS));

const FILLERS = new Set(wordsOf(FILLER_WORDS));

/** What stands beside a name: "Name *", "Tags (x,y,z...)", "Price, €", "Weight [g]", "Reference #". */
const BESIDE = /\([^()]*\)|\[[^[\]]*\]|[*#:?]|[,/]\s{0,9}[^,/]{0,12}$/gu;

/** A unit, a currency or a number at the end: "cena RSD", "Preis in EUR", "Foto 3", "Bild1". */
const AT_THE_END =
  /(?<![\s_-])(?:[\s_-]+(?:in\s)?(?:\p{Sc}|eur|usd|gbp|chf|rsd|uah|rub|pln|czk|huf|bam|din|kn|g|gr|grams?|gramm|mm|cm|kg|lbs?|dwt|ozt|(?:troy\s)?oz|oz\st|ct|grains?)\.?|[\s_-]*\p{Sc}|[\s_-]*\d{1,2})$/u;

/** Which field a column holds by its name, accents and case aside; null when no word of it says so. */
export function guessField(written: string): MappedField | null {
  const name = foldName(written);
  if (isCost(bare(name))) return "cost";
  return (
    byPattern(name) ??
    byPattern(bare(name)) ??
    byWords(name) ??
    (isMaterialName(normalizeColumnName(bare(name))) || isMaterialName(withoutFillers(bare(name)))
      ? "materials"
      : null)
  );
}

/** "sellPrice" and "sell_price" are "sell price". */
const foldName = (written: string): string =>
  foldColumnName(written.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replaceAll("_", " "));

/** Words of columns about somebody or something else: "Supplier name", "Tax price", "Meta description". */
const OTHERS = new Set(
  wordsOf(
    "page, zip, postal, post, country, phone, area, color, colour, promo, coupon, discount, gift, hs, tariff, customs, qr, plz, telefon, land, pays, país, paese, kraj, supplier, manufacturer, brand, vendor, meta, seo, google, barcode, ean, upc, gtin, id, date, group, tax, sum, total, minimum, maximum, min, max, band, range, old, category, customer, user, shop, store, author, lieferant, hersteller, marke, datum, fornitore, produttore, marca, fournisseur, fabricant, proveedor, fabricante, leverancier, merk, поставщик, производитель, бренд, штрихкод, дата, постачальник, виробник, сумма, сума, dobavljač, proizvođač, barkod, iznos, dostawca, producent, dodavatel, výrobce",
  ),
);

/** A field that one word of a longer name says: "Основна ціна продажу". The last such word counts. */
export function guessByOneWord(written: string): MappedField | null {
  const words = foldName(written)
    .split(/[^\p{L}\p{N}#]+/u)
    .map(normalizeWord)
    .filter(Boolean);
  if (words.length > 6 || words.some((word) => OTHERS.has(word))) return null;
  const fields = words.flatMap((word) => FIELD_OF_WORD.get(word) ?? byPattern(word) ?? []);
  const field = fields.at(-1) ?? null;
  return field === "price" && words.some((word) => COSTS.has(word)) ? "cost" : field;
}

/** "EK-Preis (netto)", "Prix d'achat", "Supplier price". */
function isCost(name: string): boolean {
  const words = normalizeWord(name).split(" ");
  return (
    words.every((word) => COSTS.has(word) || SUPPLIERS.has(word) || COST_FILLERS.has(word)) &&
    words.some((word) => COSTS.has(word) || (SUPPLIERS.has(word) && words.length > 1))
  );
}

/** The price that a column of amounts is by its name: "Tag", "Retail"; null for none. */
export function guessPriceOfAmounts(written: string): "price" | "formerPrice" | null {
  const name = withoutPriceWords(bare(foldName(written)));
  return PRICE_OF_AMOUNTS.get(name) ?? null;
}

/** "Asking price" → "asking" */
const withoutPriceWords = (name: string): string =>
  normalizeWord(name)
    .split(" ")
    .filter((word) => !COST_FILLERS.has(word))
    .join(" ");

const PRICE_OF_AMOUNTS = new Map(
  (["formerPrice", "price"] as const).flatMap((field) =>
    wordsOf(AMOUNT_WORDS[field]).map((words) => [withoutPriceWords(words), field] as const),
  ),
);

/** Whether a column holds a price that is one only where the file has no other. */
export const isOtherPrice = (written: string): boolean => {
  const name = foldName(written);
  return [name, bare(name)].some((each) => OTHER_PRICES.has(normalizeWord(each)));
};

function byWords(name: string): MappedField | null {
  if (isOtherPrice(name)) return null;
  const plain = bare(name);
  return (
    [name, plain, withoutFillers(plain)]
      .map((each) => FIELD_OF_WORD.get(normalizeWord(each)))
      .find((field) => field !== undefined) ??
    // "Product image link" and "title_en".
    byPattern(withoutFillers(plain)) ??
    null
  );
}

function byPattern(name: string): MappedField | undefined {
  const fields = Object.keys(FIELD_PATTERNS) as (keyof typeof FIELD_PATTERNS)[];
  return fields.find((field) => FIELD_PATTERNS[field].test(name));
}

const bare = (name: string): string =>
  name.replaceAll(BESIDE, " ").replaceAll(/\s+/g, " ").trim().replace(AT_THE_END, "").trim();

const withoutFillers = (name: string): string =>
  name
    .split(/[\s_.]+/)
    .filter((word) => word !== "" && !FILLERS.has(normalizeWord(word)))
    .join(" ");
