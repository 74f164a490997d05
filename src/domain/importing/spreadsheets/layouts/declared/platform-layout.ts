import type { ColumnMapping, MappedField } from "#contract/importing/spreadsheets.ts";
import { toText } from "../../tables/cell-values.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import type { Cell, Row } from "../../tables/table.ts";
import type { Layout, LayoutKey, PieceResult, Rows } from "../layout.ts";
import { mappedLayout } from "../mapped/mapped-layout.ts";
import { MULTI_COLUMN_FIELDS } from "../mapped/guess-fields.ts";
import {
  type DeclaredColumns,
  findDeclaredColumns,
  hasColumns,
  toMapping,
} from "./declared-columns.ts";
import type { CellOf } from "./declared-layout.ts";
import { splitLevels } from "./split-levels.ts";

/** A field that several columns give together, or one only at times. */
export type DerivedColumn = {
  field: MappedField;
  /** The column whose cells it replaces; null for what has no column of its own. */
  column: string | null;
  of: (cellOf: CellOf, now: Date) => Cell;
};

/** A platform whose files are tables like anybody's, of which it is known what the columns hold. */
export type PlatformLayout = {
  key: LayoutKey;
  label: string;
  /** Where the platform documents its columns, or public files that have them. */
  sources: string[];
  /** Columns that together only this platform writes. */
  signature: RegExp[];
  columns: DeclaredColumns;
  /** What separates the levels of a category, when it is not ">". */
  categoryLevels?: string;
  derived?: DerivedColumn[];
};

/** @param mapping a person's, which overrides the known columns */
export const platformLayout = (
  platform: PlatformLayout,
  mapping: ColumnMapping | null = null,
): Layout => ({
  key: platform.key,
  label: platform.label,
  matches: (header) => hasColumns(header, platform.signature),
  readsOthers: true,
  toMapping: (header) => mappingOf(platform, header),
  withMapping: (chosen) => platformLayout(platform, chosen),
  open: async (header, rows, context) => {
    const chosen = mapping ?? mappingOf(platform, header);
    const derived = withDerived(platform.derived ?? [], header, chosen, context.now);
    const table = mappedLayout(derived.mapping);
    const opened = await table.open(derived.header, derived.rowsOf(rows), context);
    return {
      ...opened,
      read: async function* () {
        for await (const result of opened.read()) yield derived.restore(refine(platform, result));
      },
    };
  },
});

function mappingOf({ columns, derived = [] }: PlatformLayout, header: Header): ColumnMapping {
  const mapping = toMapping(header, findDeclaredColumns(header, columns));
  for (const { field, column } of derived) {
    const name = header.names[(column === null ? undefined : header.find(column)) ?? -1];
    if (name !== undefined) mapping[name] = field;
  }
  return mapping;
}

/** The table with its derived columns: in place of their own, else behind the others. */
function withDerived(derived: DerivedColumn[], header: Header, mapping: ColumnMapping, now: Date) {
  const used = new Set(Object.values(mapping));
  const placed = derived.flatMap(({ field, column, of }, place) => {
    const own = column === null ? undefined : header.find(column);
    if (column !== null && own === undefined) return [];
    const isAdded = own === undefined;
    if (isAdded && used.has(field) && !MULTI_COLUMN_FIELDS.has(field)) return [];
    const index = own ?? header.names.length + place;
    return [{ index, of, field, isAdded, name: `${field} (derived ${place + 1})` }];
  });
  const names = [...header.names];
  for (const { isAdded, index, name } of placed) if (isAdded) names[index] = name;
  const added = placed.flatMap(({ isAdded, name, field }) => (isAdded ? [[name, field]] : []));
  const originals = new WeakMap<Row, Row>();
  const derive = (row: Row): Row => {
    const cells = [...row.cells];
    const cellOf: CellOf = (name) => toText(cellAt(row, header.find(name)));
    for (const { index, of } of placed) cells[index] = of(cellOf, now);
    const whole = { ...row, cells: Array.from(cells, (cell) => cell ?? null) };
    originals.set(whole, row);
    return whole;
  };
  return {
    header: { ...header, names: Array.from(names, (name) => name ?? "") },
    mapping: { ...mapping, ...Object.fromEntries(added) } as ColumnMapping,
    rowsOf: (rows: Rows): Rows =>
      placed.length === 0
        ? rows
        : async function* () {
            for await (const row of rows()) yield derive(row);
          },
    /** Refused rows are given back as they are in the file. */
    restore: (result: PieceResult): PieceResult => ({
      ...result,
      rows: result.rows.map((row) => originals.get(row) ?? row),
    }),
  };
}

const refine = ({ categoryLevels }: PlatformLayout, result: PieceResult): PieceResult =>
  result.kind === "piece" && categoryLevels !== undefined
    ? {
        ...result,
        piece: {
          ...result.piece,
          categories: [
            ...new Set(
              result.piece.categories.flatMap((path) => splitLevels(path, categoryLevels)),
            ),
          ],
        },
      }
    : result;
