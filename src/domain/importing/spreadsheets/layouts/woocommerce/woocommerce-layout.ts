import type { ImportChoices } from "../../../choices/import-choices.ts";
import { htmlToLine } from "../../../parsing/html-to-text.ts";
import { toCount, toText, toYesNo } from "../../tables/cell-values.ts";
import type { Layout, PieceResult, Rows } from "../layout.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import { detectDecimalSeparators, type DecimalSeparators } from "../detect-decimal-separators.ts";
import { woocommerceCsv } from "../../../../exporting/csv/woocommerce-csv.ts";
import type { PiecePrices } from "../piece-prices.ts";
import { readExportedPiece } from "../read-exported-piece.ts";
import { tryReadPiece, refuseRows } from "../try-read-piece.ts";
import { InvalidCellError, rowReader } from "../row-reader.ts";
import type { Row } from "../../tables/table.ts";
import { wooList } from "./woo-cells.ts";
import { findWooColumns, type WooColumns } from "./woo-columns.ts";
import { hasStock, readWooPiece, wooPrices } from "./woo-piece.ts";
import {
  addVariation,
  attributesOf,
  isVariation,
  parentKeysOf,
  parentOf,
  type Variations,
} from "./woo-variations.ts";

/** WooCommerce's product CSV, with headers in several languages. */
export const woocommerceLayout: Layout = {
  key: "woocommerce",
  label: "WooCommerce",
  matches: (header) => {
    const { at } = findWooColumns(header);
    const distinctive = [at.type, at.published, at.visibility, at.inStock, at.salePrice, at.images];
    return (
      at.name !== undefined &&
      at.regularPrice !== undefined &&
      distinctive.filter((column) => column !== undefined).length >= 3
    );
  },
  columnsRead: (header) => {
    const { at, addresses, attributes } = findWooColumns(header);
    // What an attribute is stands beside whether it is shown there and known everywhere.
    const beside = attributes.flatMap(({ values }) => [values + 1, values + 2]);
    const own = attributes.flatMap(({ name, values }) => [name, values]);
    return [...Object.values(at), ...addresses, ...own, ...beside];
  },
  open: async (header, rows, { now, choices, publicUrl }) => {
    const columns = findWooColumns(header);
    const { at } = columns;
    const hosts = new Map<string, number>();
    const separators = await detectDecimalSeparators(
      rows,
      [at.regularPrice, at.salePrice, at.cost, at.weight],
      (row) => {
        const host = hostOf(wooList(cellAt(row, at.images))[0]);
        if (host) hosts.set(host, (hosts.get(host) ?? 0) + 1);
      },
    );
    const variationsByParent = await collectVariations(rows, columns, separators, now);
    const [commonest] = [...hosts].toSorted((a, b) => b[1] - a[1]);
    return {
      sourceKey: commonest?.[0] ?? null,
      read: () =>
        readRows({
          rows,
          columns,
          separators,
          variationsByParent,
          now,
          choices,
          header,
          publicUrl,
          knowsShop: hosts.size > 0,
        }),
    };
  },
};

/** The host of a WordPress upload is the store's; other hosts reveal nothing. */
const hostOf = (picture: string | undefined): string | null =>
  /^https?:\/\/(?:www\.)?([^/:]+)(?::\d+)?\/(?:.*\/)?wp-content\/uploads\//i
    .exec(picture ?? "")?.[1]
    ?.toLowerCase() ?? null;

async function collectVariations(
  rows: Rows,
  columns: WooColumns,
  separators: DecimalSeparators,
  now: Date,
) {
  const variationsByParent = new Map<string, Variations>();
  for await (const row of rows()) {
    if (!isVariation(row, columns)) continue;
    const parent = parentOf(row, columns);
    if (parent === null) continue;
    // An invalid price of one variation must not refuse the product.
    const prices = tryPrices(row, columns, separators, now);
    const { at } = columns;
    const stock = toCount(cellAt(row, at.stock)) ?? null;
    addVariation(variationsByParent, parent, {
      prices: prices ?? { current: null, regular: null },
      options: attributesOf(row, columns),
      sku: toText(cellAt(row, at.sku)),
      picture: cellAt(row, at.images),
      stock,
      inStock: hasStock(row, columns),
      isEnabled: toYesNo(cellAt(row, at.published)) !== false,
    });
  }
  return variationsByParent;
}

/** null when empty or invalid. */
function tryPrices(
  row: Row,
  columns: WooColumns,
  separators: DecimalSeparators,
  now: Date,
): PiecePrices | null {
  try {
    return wooPrices({ row, columns, separators, now, reader: rowReader() });
  } catch (error) {
    if (error instanceof InvalidCellError) return null;
    throw error;
  }
}

type RowsContext = {
  rows: Rows;
  columns: WooColumns;
  separators: DecimalSeparators;
  variationsByParent: Map<string, Variations>;
  now: Date;
  choices: ImportChoices;
  header: Header;
  publicUrl: string;
  /** Product ids identify pieces only when the store is known. */
  knowsShop: boolean;
};

async function* readRows(context: RowsContext): AsyncGenerator<PieceResult> {
  const { rows, columns, variationsByParent, knowsShop } = context;
  const parents = new Set<string>();
  for await (const row of rows()) for (const name of parentKeysOf(row, columns)) parents.add(name);
  for await (const row of rows()) {
    const name = toText(cellAt(row, columns.at.name));
    if (isVariation(row, columns)) {
      const parent = parentOf(row, columns);
      if (parent !== null && parents.has(parent)) continue;
      const reason = parent
        ? `It is a variation of “${parent}”, which is not in this file.`
        : "It is a variation and does not say of what.";
      yield refuseRows([row], name ?? "", reason);
      continue;
    }
    const variations = parentKeysOf(row, columns)
      .map((each) => variationsByParent.get(each))
      .find((found) => found !== undefined);
    yield tryReadPiece([row], nameOf(row, columns), context.choices, (name, reader) => {
      const exported = { ...context, layout: woocommerceCsv };
      const read = (row: Row) =>
        readWooPiece({ ...context, row, name: nameOf(row, columns) ?? name, reader, variations });
      const piece = readExportedPiece(exported, [row], ([each = row]) => read(each));
      return knowsShop ? piece : { ...piece, externalId: null };
    });
  }
}

function nameOf(row: Row, { at }: WooColumns): string | null {
  const written = toText(cellAt(row, at.name));
  return written === null ? null : htmlToLine(written) || null;
}
