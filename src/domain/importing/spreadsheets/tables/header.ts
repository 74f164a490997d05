import { toText } from "./cell-values.ts";
import type { Cell, Row } from "./table.ts";

/** The row that names the columns. */
export type Header = {
  /** Its number in the spreadsheet. */
  row: number;
  /** As they stand there, trimmed; "" for a column without a name. */
  names: string[];
  /** The place of the first column that bears one of the names, whatever their case. */
  find: (...names: string[]) => number | undefined;
  /** All columns whose name fits. */
  findAll: (pattern: RegExp) => { index: number; match: RegExpExecArray }[];
};

export function toHeader({ number, cells }: Row): Header {
  const names = cells.map((cell) => toText(cell) ?? "");
  const indexByName = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    const normalized = normalizeColumnName(name);
    if (normalized !== "" && !indexByName.has(normalized)) indexByName.set(normalized, index);
  }
  return {
    row: number,
    names,
    find: (...wanted) => {
      for (const name of wanted) {
        const index = indexByName.get(normalizeColumnName(name));
        if (index !== undefined) return index;
      }
      return undefined;
    },
    findAll: (pattern) =>
      names.flatMap((name, index) => {
        const match = pattern.exec(normalizeColumnName(name));
        return match ? [{ index, match }] : [];
      }),
  };
}

/** Names are compared without case, doubled spaces and the different kinds of apostrophes. */
export const normalizeColumnName = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[’`´]/g, "'")
    .replaceAll(/[\s\uFEFF]+/g, " ")
    .trim();

/** What stands in a row under a column; nothing where there is no such column. */
export const cellAt = ({ cells }: Row, index: number | undefined): Cell =>
  index === undefined ? null : (cells[index] ?? null);
