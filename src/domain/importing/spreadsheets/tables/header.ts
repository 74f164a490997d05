import { toText } from "./cell-values.ts";
import type { Cell, Row } from "./table.ts";

/** The row of column names. */
export type Header = {
  /** Its row number in the spreadsheet. */
  row: number;
  /** Trimmed; "" for a column without a name. */
  names: string[];
  /** Index of the first column with one of these names, ignoring case. */
  find: (...names: string[]) => number | undefined;
  /** All columns whose name matches. */
  findAll: (pattern: RegExp) => { index: number; match: RegExpExecArray }[];
};

/** A header that notes which columns were looked for. @param looked their indexes */
export function notingFinds(header: Header, looked: Set<number>): Header {
  const note = <Index extends number | undefined>(index: Index): Index => {
    if (index !== undefined) looked.add(index);
    return index;
  };
  return {
    ...header,
    find: (...names) => note(header.find(...names)),
    findAll: (pattern) => {
      const found = header.findAll(pattern);
      for (const { index } of found) note(index);
      return found;
    },
  };
}

/** No heading is longer; what recognizes headings reads each with some hundred patterns. */
const MAX_NAME_LENGTH = 300;

export function toHeader({ number, cells }: Row): Header {
  const names = cells.map((cell) => toText(cell)?.slice(0, MAX_NAME_LENGTH).trim() ?? "");
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

/** Ignores case, repeated spaces and variants of the apostrophe. */
export const normalizeColumnName = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[’`´]/g, "'")
    .replaceAll(/[\s\uFEFF]+/g, " ")
    .trim();

/** Ignores accents too: "Catégories" and "Categories" are one. */
export const foldColumnName = (name: string): string =>
  normalizeColumnName(name).normalize("NFKD").replaceAll(/\p{M}/gu, "");

/** A row's cell in a column; null when there is no such column. */
export const cellAt = ({ cells }: Row, index: number | undefined): Cell =>
  index === undefined ? null : (cells[index] ?? null);
