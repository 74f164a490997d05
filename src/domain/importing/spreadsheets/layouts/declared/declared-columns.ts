import type { ColumnMapping, MappedField } from "#contract/importing/spreadsheets.ts";
import { foldColumnName, type Header } from "../../tables/header.ts";
import { MULTI_COLUMN_FIELDS } from "../mapped/guess-fields.ts";

/** The columns of a field: those that match, or those of the first pattern of a list that any matches. */
export type ColumnPattern = RegExp | RegExp[];

export type DeclaredColumns = Partial<Record<MappedField, ColumnPattern[]>>;

/** Ignores case and accents; underscores count as spaces. */
const plain = (name: string): string => foldColumnName(name).replaceAll("_", " ");

/** Whether a header has a column for each pattern. */
export const hasColumns = (header: Header, patterns: RegExp[]): boolean => {
  const names = header.names.map(plain);
  return patterns.every((pattern) => names.some((name) => pattern.test(name)));
};

/** The columns of each field, by their index. */
export function findDeclaredColumns(header: Header, declared: DeclaredColumns) {
  const names = header.names.map(plain);
  const matching = (pattern: RegExp) =>
    names.flatMap((name, index) => (pattern.test(name) ? [index] : []));
  return new Map(
    (Object.entries(declared) as [MappedField, ColumnPattern[]][]).map(([field, patterns]) => [
      field,
      patterns.flatMap((pattern) =>
        Array.isArray(pattern)
          ? (pattern.map(matching).find(({ length }) => length > 0) ?? [])
          : matching(pattern),
      ),
    ]),
  );
}

/** The field of each column, by its name; of a field that allows one, the first column. */
export function toMapping(header: Header, columns: Map<MappedField, number[]>): ColumnMapping {
  const fields = new Map<number, MappedField>();
  for (const [field, indexes] of columns) {
    for (const index of MULTI_COLUMN_FIELDS.has(field) ? indexes : indexes.slice(0, 1))
      if (!fields.has(index)) fields.set(index, field);
  }
  return Object.fromEntries(header.names.map((name, index) => [name, fields.get(index) ?? null]));
}
