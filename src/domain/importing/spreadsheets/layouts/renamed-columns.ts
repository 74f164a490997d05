import type { ColumnMapping, MappedField } from "#contract/importing/spreadsheets.ts";
import { type Header, toHeader } from "../tables/header.ts";
import { noNamesError, sameFieldError } from "../tables/spreadsheet-errors.ts";
import type { Layout } from "./layout.ts";

/** The name that a layout knows a field's column by, and what it calls that column itself. */
type Fields<Column extends string> = Partial<Record<MappedField, [name: string, column: Column]>>;

/**
 * A layout whose columns a person may change: a column gets the name of the field that it holds, and
 * one that is left out a name that the layout does not know.
 * @param find finds the layout's columns
 * @param fields those that have one column each
 */
export const withRenamedColumns = <Column extends string>(
  layout: Layout,
  find: (header: Header) => { [name in Column]?: number | undefined },
  fields: Fields<Column>,
): Layout => {
  const known = Object.entries(fields) as [MappedField, [string, Column]][];
  const names = Object.fromEntries(known.map(([field, [name]]) => [field, name]));
  const mappingOf = (header: Header): ColumnMapping => {
    const columns = find(header);
    const held = new Map(known.map(([field, [, column]]) => [columns[column], field]));
    return Object.fromEntries(header.names.map((name, index) => [name, held.get(index) ?? null]));
  };
  return {
    ...layout,
    readsOthers: true,
    toMapping: mappingOf,
    withMapping: (mapping) => ({
      ...layout,
      readsOthers: true,
      open: (header, rows, context) =>
        layout.open(rename(header, names, mappingOf(header), mapping), rows, context),
    }),
  };
};

/** @throws invalid when two columns are said to hold the same, or none holds the names */
function rename(
  header: Header,
  names: Partial<Record<MappedField, string>>,
  before: ColumnMapping,
  mapping: ColumnMapping,
): Header {
  const chosen = { ...before, ...mapping };
  const fields = Object.values(chosen).filter((field) => field !== null);
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice) throw sameFieldError(twice);
  if (!fields.includes("name")) throw noNamesError();
  const cells = header.names.map((name) => {
    const [was, is] = [before[name] ?? null, chosen[name] ?? null];
    if (was === is) return name;
    return is === null ? `${name} (left out)` : withUnit(names[is] ?? name, name);
  });
  const renamed = toHeader({ number: header.row, cells });
  // What is looked for by its new name is looked for in the file's own header too.
  return {
    ...renamed,
    find: (...wanted) => {
      const index = renamed.find(...wanted);
      header.find(header.names[index ?? -1] ?? "");
      return index;
    },
  };
}

/** "Gewicht (kg)" → "Weight (kg)" */
const withUnit = (field: string, written: string): string =>
  `${field}${/ ?\([^()]*\)$/.exec(written)?.[0] ?? ""}`;
