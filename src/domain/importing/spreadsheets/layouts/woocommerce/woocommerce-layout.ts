import { htmlToLine } from "../../../parsing/html-to-text.ts";
import { toCount, toText } from "../../tables/cell-values.ts";
import type { Dialect, Reading, Rows } from "../layout.ts";
import { cellAt } from "../../tables/header.ts";
import { learnSigns, type Signs } from "../detect-decimal-separators.ts";
import { readOne, refuse } from "../try-read-piece.ts";
import { RefusedCell, rowReader } from "../row-reader.ts";
import type { Row } from "../../tables/table.ts";
import { wooList } from "./woo-cells.ts";
import { findWooColumns, type WooColumns } from "./woo-columns.ts";
import { hasStock, readWooPiece, wooPrice } from "./woo-piece.ts";
import { addVariation, isVariation, namesOf, parentOf, type Variations } from "./woo-variations.ts";

/** The product CSV that WooCommerce writes, in the languages it writes it in. */
export const wooDialect: Dialect = {
  key: "woocommerce",
  label: "WooCommerce",
  recognise: (header) => {
    const { at } = findWooColumns(header);
    const telling = [at.type, at.published, at.visibility, at.inStock, at.salePrice, at.images];
    return (
      at.name !== undefined &&
      at.regularPrice !== undefined &&
      telling.filter((column) => column !== undefined).length >= 3
    );
  },
  open: async (header, rows, { now }) => {
    const columns = findWooColumns(header);
    const { at } = columns;
    const hosts = new Map<string, number>();
    const signs = await learnSigns(rows, [at.regularPrice, at.salePrice, at.weight], (row) => {
      const host = hostOf(wooList(cellAt(row, at.images))[0]);
      if (host) hosts.set(host, (hosts.get(host) ?? 0) + 1);
    });
    const known = await gatherVariations(rows, columns, signs, now);
    const [commonest] = [...hosts].toSorted((a, b) => b[1] - a[1]);
    return {
      sourceKey: commonest?.[0] ?? null,
      read: () => readRows({ rows, columns, signs, known, now, knowsShop: hosts.size > 0 }),
    };
  },
};

/** A shop keeps its pictures on its own address; other places tell nothing. */
const hostOf = (picture: string | undefined): string | null =>
  /^https?:\/\/(?:www\.)?([^/:]+)(?::\d+)?\/(?:.*\/)?wp-content\/uploads\//i
    .exec(picture ?? "")?.[1]
    ?.toLowerCase() ?? null;

async function gatherVariations(rows: Rows, columns: WooColumns, signs: Signs, now: Date) {
  const known = new Map<string, Variations>();
  for await (const row of rows()) {
    if (!isVariation(row, columns)) continue;
    const parent = parentOf(row, columns);
    if (parent === null) continue;
    // An unreadable price of one variation is no reason to leave the whole product out.
    const price = tryPrice(row, columns, signs, now);
    const stock = toCount(cellAt(row, columns.at.stock)) ?? null;
    addVariation(known, parent, { row, price, stock, inStock: hasStock(row, columns) });
  }
  return known;
}

/** null for none, and for one that cannot be read. */
function tryPrice(row: Row, columns: WooColumns, signs: Signs, now: Date): number | null {
  try {
    return wooPrice({ row, columns, signs, now, reader: rowReader() });
  } catch (error) {
    if (error instanceof RefusedCell) return null;
    throw error;
  }
}

type Visit = {
  rows: Rows;
  columns: WooColumns;
  signs: Signs;
  known: Map<string, Variations>;
  now: Date;
  /** Without knowing whose they are, the numbers of products tell nothing. */
  knowsShop: boolean;
};

async function* readRows(visit: Visit): AsyncGenerator<Reading> {
  const { rows, columns, known, knowsShop } = visit;
  const parents = new Set<string>();
  for await (const row of rows()) for (const name of namesOf(row, columns)) parents.add(name);
  for await (const row of rows()) {
    const name = toText(cellAt(row, columns.at.name));
    if (isVariation(row, columns)) {
      const parent = parentOf(row, columns);
      if (parent !== null && parents.has(parent)) continue;
      const reason = parent
        ? `It is a variation of “${parent}”, which is not in this file.`
        : "It is a variation and does not say of what.";
      yield refuse([row], name ?? "", reason);
      continue;
    }
    const variations = namesOf(row, columns)
      .map((each) => known.get(each))
      .find((found) => found !== undefined);
    yield readOne([row], name === null ? null : htmlToLine(name) || null, (name, reader) => {
      const piece = readWooPiece({ ...visit, row, name, reader, variations });
      return knowsShop ? piece : { ...piece, externalId: null };
    });
  }
}
