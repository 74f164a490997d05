import { foldColumnName, type Header } from "../../tables/header.ts";
import { ATTRIBUTE_WORDS, WOO_COLUMN_NAMES, type WooColumn } from "./woo-column-names.ts";

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
  /** Whether a bar separates several categories or tags, as plugins write them. */
  hasBars: boolean;
  /** Columns of an attribute's name and values. */
  attributes: { name: number; values: number }[];
};

const withoutUnit = (name: string) => name.replace(/ ?[(（][^()（）]*[)）]$/, "");
const unitIn = (name: string | undefined) => /\(([^()]*)\)$/.exec(name?.trim() ?? "")?.[1] ?? null;

export function findWooColumns(header: Header): WooColumns {
  const written = header.names.map(foldColumnName);
  const find = (source: "own" | "ofPlugins"): WooColumns["at"] =>
    Object.fromEntries(
      WOO_COLUMN_NAMES.flatMap(({ column, [source]: names }) => {
        const index = written.findIndex((name) => names.has(name) || names.has(withoutUnit(name)));
        return index === -1 ? [] : [[column, index]];
      }),
    );
  const [own, ofPlugins] = [find("own"), find("ofPlugins")];
  // Plugins have an order of their own.
  if (ofPlugins.name === undefined) {
    guessByNeighbors(own, COLUMN_ORDER);
    guessByNeighbors(
      own,
      COLUMN_ORDER.filter((column) => column !== "?"),
    );
  }
  const at = { ...ofPlugins, ...own };
  const lengthAt = at.length;
  return {
    at,
    weightUnit: at.weight === undefined ? null : unitIn(header.names[at.weight]),
    lengthUnit: lengthAt === undefined ? null : unitIn(header.names[lengthAt]),
    addresses: [
      header.find("Permalink", "Product permalink", "Product URL", "Product link", "URL"),
      header.find("product_page_url"),
      header.find("Slug", "post_name", "Post name"),
    ],
    hasBars: ofPlugins.categories !== undefined,
    attributes: findAttributes(written),
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
function findAttributes(written: string[]): WooColumns["attributes"] {
  const numbered = written.flatMap((name, index) => {
    const number = /^\D*(\d{1,3})\D*$/.exec(name)?.[1];
    return number && ATTRIBUTE_WORDS.some((word) => name.includes(word)) ? [{ number, index }] : [];
  });
  const byNumber = Map.groupBy(numbered, ({ number }) => number);
  return [...byNumber.values()].flatMap(([name, values]) =>
    name && values ? [{ name: name.index, values: values.index }] : [],
  );
}
