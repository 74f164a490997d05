import { type Header, normalizeColumnName } from "../../tables/header.ts";

/**
 * Column headers as WooCommerce translates them into English, German, French, Spanish, Italian and
 * Dutch, without units in parentheses.
 */
const COLUMN_NAMES = {
  id: ["id"],
  type: ["type", "typ", "tipo"],
  sku: ["sku", "artikelnummer", "ugs", "cod", "referencia"],
  name: ["name", "nom", "nombre", "nome", "naam"],
  published: ["published", "veröffentlicht", "publié", "publicado", "pubblicato", "gepubliceerd"],
  visibility: [
    "visibility in catalog",
    "sichtbarkeit im katalog",
    "visibilité dans le catalogue",
    "visibilidad en el catálogo",
    "visibilità nel catalogo",
    "zichtbaarheid in catalogus",
  ],
  shortDescription: [
    "short description",
    "kurzbeschreibung",
    "description courte",
    "descripción corta",
    "breve descrizione",
    "korte beschrijving",
  ],
  description: ["description", "beschreibung", "descripción", "descrizione", "beschrijving"],
  saleStarts: ["date sale price starts", "datum, an dem angebotspreis beginnt"],
  saleEnds: ["date sale price ends", "datum, an dem angebotspreis endet"],
  inStock: [
    "in stock?",
    "vorrätig?",
    "en stock ?",
    "¿existencias?",
    "¿en inventario?",
    "op voorraad?",
  ],
  stock: ["stock", "bestand", "lager", "inventario", "magazzino", "voorraad"],
  weight: ["weight", "gewicht", "poids", "peso"],
  length: ["length", "länge", "longueur", "longitud", "lunghezza", "lengte"],
  width: ["width", "breite", "largeur", "anchura", "larghezza", "breedte"],
  height: ["height", "höhe", "hauteur", "altura", "altezza", "hoogte"],
  salePrice: [
    "sale price",
    "angebotspreis",
    "tarif promo",
    "precio rebajado",
    "prezzo in offerta",
    "actieprijs",
  ],
  regularPrice: [
    "regular price",
    "regulärer preis",
    "tarif régulier",
    "precio normal",
    "prezzo di listino",
    "reguliere prijs",
  ],
  categories: ["categories", "kategorien", "catégories", "categorías", "categorie", "categorieën"],
  tags: ["tags", "schlagwörter", "étiquettes", "etiquetas", "tag"],
  images: ["images", "bilder", "imágenes", "immagini", "immagine", "afbeeldingen"],
  parent: ["parent", "übergeordnetes produkt", "superior", "genitore", "hoofd"],
} as const;

export type WooColumn = keyof typeof COLUMN_NAMES;

/**
 * The order of WooCommerce's columns: "-" is a column that is not read, "?" one that older versions
 * lack.
 */
const COLUMN_ORDER =
  "id type sku ? name published - visibility shortDescription description saleStarts saleEnds - - inStock stock ? - - weight length width height - - salePrice regularPrice categories tags - images - - parent".split(
    " ",
  );

export type WooColumns = {
  at: Partial<Record<WooColumn, number>>;
  /** The unit in the header's parentheses: "kg", "mm". */
  weightUnit: string | null;
  lengthUnit: string | null;
  /** Columns of the page's address, which exports of other plugins add. */
  addresses: (number | undefined)[];
  /** Columns of an attribute's name and values. */
  attributes: { name: number; values: number }[];
};

const withoutUnit = (name: string) => normalizeColumnName(name).replace(/ ?\([^()]*\)$/, "");
const unitIn = (name: string | undefined) => /\(([^()]*)\)$/.exec(name?.trim() ?? "")?.[1] ?? null;

export function findWooColumns(header: Header): WooColumns {
  const plain = header.names.map(withoutUnit);
  const at: WooColumns["at"] = {};
  for (const [column, names] of Object.entries(COLUMN_NAMES) as [WooColumn, readonly string[]][]) {
    const index = plain.findIndex((name) => names.includes(name));
    if (index !== -1) at[column] = index;
  }
  guessByNeighbors(at, COLUMN_ORDER);
  guessByNeighbors(
    at,
    COLUMN_ORDER.filter((column) => column !== "?"),
  );
  const lengthAt = at.length;
  return {
    at,
    weightUnit: at.weight === undefined ? null : unitIn(header.names[at.weight]),
    lengthUnit: lengthAt === undefined ? null : unitIn(header.names[lengthAt]),
    addresses: [
      header.find("Permalink", "Product permalink", "Product URL", "Product link", "URL"),
      header.find("Slug", "post_name", "Post name"),
    ],
    attributes: findAttributes(header),
  };
}

/** For other languages: a column is identified by its position between two known ones. */
function guessByNeighbors(at: Partial<Record<string, number>>, order: string[]): void {
  const taken = new Set(Object.values(at));
  for (const [index, column] of order.entries()) {
    if (column === "-" || column === "?" || at[column] !== undefined) continue;
    const before = order.findLastIndex((each, i) => i < index && at[each] !== undefined);
    const after = order.findIndex((each, i) => i > index && at[each] !== undefined);
    const left = at[order[before] ?? ""];
    const right = at[order[after] ?? ""];
    if (left === undefined || right === undefined || right - left !== after - before) continue;
    const place = left + index - before;
    if (taken.has(place)) continue;
    at[column] = place;
    taken.add(place);
  }
}

/** Attributes have four columns each: name, values, visible, global. */
function findAttributes({ findAll }: Header): WooColumns["attributes"] {
  const numbered = findAll(/^(?=.*attribut)[^\d]*(\d{1,3})[^\d]*$/);
  const byNumber = Map.groupBy(numbered, ({ match }) => match[1] ?? "");
  return [...byNumber.values()].flatMap(([name, values]) =>
    name && values ? [{ name: name.index, values: values.index }] : [],
  );
}
