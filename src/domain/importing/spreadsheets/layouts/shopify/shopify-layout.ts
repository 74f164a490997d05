import type { SourcePicture } from "#contract/importing/imports.ts";
import { htmlToText } from "../../../parsing/html-to-text.ts";
import type { SourcePiece } from "../../../source.ts";
import { emptyPiece } from "../../../empty-piece.ts";
import { toCount, toList, toText } from "../../tables/cell-values.ts";
import type { Layout } from "../layout.ts";
import { cellAt } from "../../tables/header.ts";
import { detectDecimalSeparators, type DecimalSeparators } from "../detect-decimal-separators.ts";
import { shopifyCsv } from "../../../../exporting/csv/shopify-csv.ts";
import { nameGoogleCategory } from "../google-categories.ts";
import { mergeVariants } from "../merge-variants.ts";
import { type PiecePrices, toPiecePrices } from "../piece-prices.ts";
import { readExportedPiece } from "../read-exported-piece.ts";
import { refuseRows, tryReadPiece } from "../try-read-piece.ts";
import { readExtraFields, toIsActive } from "../read-field.ts";
import type { RowReader } from "../row-reader.ts";
import { EXCESS_ROWS, rowGroups } from "../../tables/row-groups.ts";
import { findShopifyColumns, type ShopifyColumns } from "./shopify-columns.ts";
import type { Cell, Row } from "../../tables/table.ts";

/** Shopify's product CSV, with the current or the former header. */
export const shopifyLayout: Layout = {
  key: "shopify",
  label: "Shopify",
  matches: ({ find }) =>
    find("Title") !== undefined &&
    // Posts have handles and pictures too.
    find("Blog: Handle", "Blog: Title") === undefined &&
    (find("URL handle") !== undefined ||
      (find("Handle") !== undefined &&
        find("Body (HTML)", "Variant Price", "Variant SKU", "Image Src", "Vendor") !== undefined)),
  open: async (header, rows, { choices, publicUrl }) => {
    const columns = findShopifyColumns(header);
    let sourceKey: string | null = null;
    const groups = rowGroups(() => (row) => toText(cellAt(row, columns.handle)) ?? "");
    const separators = await detectDecimalSeparators(
      rows,
      [columns.price, columns.compareAt, columns.cost],
      (row) => {
        groups.see(row);
        sourceKey ??= shopKeyOf(toText(cellAt(row, columns.image)));
      },
    );
    const context = { columns, separators };
    const exported = { header, layout: shopifyCsv, publicUrl };
    return {
      sourceKey: sourceKey,
      read: async function* () {
        for await (const { key: handle, rows: group, isExcess } of groups.group(rows)) {
          if (isExcess) {
            yield refuseRows(group, handle, EXCESS_ROWS);
            continue;
          }
          yield tryReadPiece(group, nameOf(group, columns), choices, (name, reader) =>
            readExportedPiece(exported, group, (rows) =>
              readPiece({ name: nameOf(rows, columns) ?? name, handle, rows, ...context, reader }),
            ),
          );
        }
      },
    };
  },
};

const nameOf = (rows: Row[], { title }: ShopifyColumns): string | null =>
  rows.map((row) => toText(cellAt(row, title))).find(Boolean) ?? null;

/** Shopify's CDN has a folder per store, which identifies the store. */
const shopKeyOf = (image: string | null): string | null => {
  const folder = /\/\/cdn\.shopify\.com\/s\/files\/([\d/]+)\//.exec(image ?? "")?.[1];
  return folder ? `shopify/${folder}` : null;
};

type PieceRows = {
  name: string;
  handle: string;
  rows: Row[];
  columns: ShopifyColumns;
  separators: DecimalSeparators;
  reader: RowReader;
};

function readPiece({ name, handle, rows, columns, separators, reader }: PieceRows): SourcePiece {
  const firstOf = (column: number | undefined) =>
    rows.map((row) => cellAt(row, column)).find((cell) => toText(cell) !== null) ?? null;
  const first = (column: "description" | "tags" | "sku" | "weight") => firstOf(columns[column]);
  const variantColumns = [columns.price, ...columns.options.map(({ value }) => value)];
  const variants = rows.filter((row) =>
    variantColumns.some((column) => toText(cellAt(row, column)) !== null),
  );
  const description = toText(first("description"));
  const weight = reader.weight(first("weight"), "g", null);
  const piece: SourcePiece = {
    ...emptyPiece(name),
    ...readExtraFields((name) => firstOf(columns.extra[name]), reader),
    ...reader.cost(firstOf(columns.cost), separators.forColumn(columns.cost)),
    externalId: handle || null,
    address: handle ? `/products/${handle}` : null,
    sku: toSku(first("sku")),
    description: description === null ? null : htmlToText(description) || null,
    stock: readStock(rows, columns),
    isActive: readActive(rows, columns, reader),
    materials: readMaterials(rows, columns),
    // Shopify writes 0 for an unknown weight.
    weightCentigrams: weight === 0 ? null : weight,
    categories: readCategories(rows, columns),
    tags: toList(first("tags"), /,/).map((name) => ({ name, type: null })),
    pictures: readPictures(rows, columns),
  };
  const merged = {
    noun: "variant" as const,
    prices: variants.map((row) => readPrices(row, columns, separators, reader)),
    options: readOptions(rows, columns),
    skus: variants.map((row) => toSku(cellAt(row, columns.sku))),
  };
  return mergeVariants(piece, merged, reader);
}

/** Shopify writes an apostrophe before a number, so that spreadsheets keep its zeros: "'0070". */
const toSku = (cell: Cell): string | null => toText(cell)?.replace(/^'(?=\d[\d-]*$)/, "") ?? null;

/** The names of the options are in the first row of the piece only. */
const readOptions = (rows: Row[], { options }: ShopifyColumns) =>
  options.flatMap((option) => {
    const name = rows.map((row) => toText(cellAt(row, option.name))).find(Boolean);
    return name
      ? rows.map((row) => ({ name, value: toText(cellAt(row, option.value)) ?? "" }))
      : [];
  });

function readPrices(
  row: Row,
  { price, compareAt }: ShopifyColumns,
  separators: DecimalSeparators,
  reader: RowReader,
): PiecePrices {
  return toPiecePrices({
    price: reader.price(cellAt(row, price), separators.forColumn(price)),
    former: reader.otherPrice(
      "The compare-at price",
      cellAt(row, compareAt),
      separators.forColumn(compareAt),
    ),
  });
}

/** The sum over variants; null when Shopify does not track stock. */
function readStock(rows: Row[], columns: ShopifyColumns): number | null {
  const counts = rows.flatMap((row) => toCount(cellAt(row, columns.stock)) ?? []);
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}

function readActive(rows: Row[], columns: ShopifyColumns, reader: RowReader): boolean | null {
  const first = (column: number | undefined) =>
    rows.map((row) => cellAt(row, column)).find((cell) => toText(cell) !== null) ?? null;
  const status = reader.state(first(columns.status));
  if (status === "hidden") return false;
  return toIsActive(reader.state(first(columns.published)) ?? status);
}

function readMaterials(rows: Row[], columns: ShopifyColumns): string | null {
  const names = rows.flatMap((row) =>
    columns.materials.flatMap(({ index, isList }) =>
      isList ? toList(cellAt(row, index), /;/) : (toText(cellAt(row, index)) ?? []),
    ),
  );
  return [...new Set(names)].join(", ") || null;
}

/** "Jewelry > Rings": the most specific category is last. */
function readCategories(rows: Row[], columns: ShopifyColumns): string[] {
  const [row] = rows;
  if (!row) return [];
  const path = toList(cellAt(row, columns.category), />/).toReversed();
  const stated = [...new Set([...toList(cellAt(row, columns.type), /\n/), ...path])];
  if (stated.length > 0) return stated;
  return toList(cellAt(row, columns.googleCategory), />/).toReversed().map(nameGoogleCategory);
}

/** The CDN's "?v=" is the time of the upload: the same path is the same picture. */
const pathOf = (url: string) => url.replace(/\?v=\d+$/, "");

function readPictures(rows: Row[], columns: ShopifyColumns): SourcePicture[] | null {
  if (columns.image === undefined) return null;
  const positioned = rows.flatMap((row, index) => {
    const url = toText(cellAt(row, columns.image));
    const place = toCount(cellAt(row, columns.imagePosition)) ?? index + 1;
    return url ? [{ url, alt: toText(cellAt(row, columns.imageAlt)) ?? "", place }] : [];
  });
  const pictures = positioned
    .toSorted((a, b) => a.place - b.place)
    .map(({ url, alt }) => ({ url, alt }));
  for (const row of rows) {
    const url = toText(cellAt(row, columns.variantImage));
    if (url) pictures.push({ url, alt: "" });
  }
  const seen = new Set<string>();
  return pictures.filter(({ url }) => !seen.has(pathOf(url)) && seen.add(pathOf(url)));
}
