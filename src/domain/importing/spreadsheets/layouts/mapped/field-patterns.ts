import type { MappedField } from "#contract/importing/spreadsheets.ts";

/**
 * A word for pictures, with a number or a word before or after: "Image 2", "additional_images" and
 * "base_image" (Magento), "Image URLs (x,y,z...)" (PrestaShop), "productImageUrl" (Wix).
 */
const IMAGE_HEADERS =
  /^(?:(?:main|base|additional|product|featured|item|more)[ _-]?)?(?:images?|imgs?|photos?|pictures?|galler(?:y|ies)|bild(?:er)?|galerie|fotos?|imagen(?:es)?|immagin[ei]|afbeelding(?:en)?|zdjeci[ea]|slike?|фото)(?:[ _-]?(?:urls?|links?|src|files?|\d{1,2})){0,4}(?: \(.*\))?$/;

/** Headers of each field in several languages, lower case and without accents; the first that matches wins. */
export const FIELD_PATTERNS: Record<Exclude<MappedField, "materials" | "cost">, RegExp> = {
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
