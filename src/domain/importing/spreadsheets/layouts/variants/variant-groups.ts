import type { Header } from "../../tables/header.ts";
import { EXCESS_ROWS, rowGroups } from "../../tables/row-groups.ts";
import type { Row } from "../../tables/table.ts";
import { magento1Variants } from "./magento1-variants.ts";
import { magentoVariants } from "./magento-variants.ts";
import { prestashopVariants } from "./prestashop-variants.ts";
import { squarespaceVariants } from "./squarespace-variants.ts";
import { ofOneRow, type PieceShape, type VariantRows, type VariantShape } from "./variant-shape.ts";
import { wixVariants } from "./wix-variants.ts";

type Rows = () => AsyncIterable<Row>;

/** A piece with all its rows, or rows that are none and why. */
export type PieceRows =
  | (VariantRows & {
      rows: Row[];
      main: Row;
      shape: PieceShape | null;
      /** Where the rows have names of their own, what those have in common. */
      name?: string;
      /** Columns that differ between variants, and say nothing of the piece as a whole. */
      varying?: ReadonlySet<number>;
    })
  | { rows: Row[]; main: null; key: string; reason: string };

/** Rows by piece: those of a platform's variants together, every other row by itself. */
export type PieceGroups = {
  /** Must have seen every row before `pieces` is called. */
  see: (row: Row) => void;
  pieces: (rows: Rows) => AsyncIterable<PieceRows>;
};

/** @param findShared finds groups in a table of no such platform */
export async function pieceGroups(
  header: Header,
  rows: Rows,
  findShared: () => PieceGroups | null,
): Promise<PieceGroups> {
  const shape =
    wixVariants(header) ??
    squarespaceVariants(header) ??
    prestashopVariants(header) ??
    (await magentoVariants(header, rows)) ??
    (await magento1Variants(header, rows));
  if (shape === null) return findShared() ?? { see: () => undefined, pieces: ofSingleRows };
  const groups = rowGroups(shape.newKeyOf);
  return {
    see: groups.see,
    pieces: async function* (rows) {
      for await (const { key, rows: group, isExcess } of groups.group(rows)) {
        if (isExcess) yield { rows: group, main: null, key, reason: EXCESS_ROWS };
        else yield* splitGroup(shape, key, group);
      }
    },
  };
}

async function* ofSingleRows(rows: Rows): AsyncGenerator<PieceRows> {
  for await (const row of rows()) yield toSinglePiece(row);
}

export const toSinglePiece = (row: Row): PieceRows => ({
  ...ofOneRow(row),
  main: row,
  rows: [row],
  shape: null,
});

function splitGroup(shape: VariantShape, key: string, group: Row[]): PieceRows[] {
  const split = shape.split(group);
  const claimed = new Set(split.slice(1).flatMap(({ main }) => main ?? []));
  return split.map(({ main, ...others }, index): PieceRows => {
    if (main !== null && index > 0) return { ...others, main, rows: [main], shape };
    const rows = group.filter((row) => !claimed.has(row));
    if (main !== null) return { ...others, main, rows, shape };
    const reason = `It is a ${shape.noun} of “${key}”, which is not in this file.`;
    return { rows, main, key, reason };
  });
}
