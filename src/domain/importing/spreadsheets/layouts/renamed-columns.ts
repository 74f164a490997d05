import {
  type ColumnMapping,
  MAPPED_FIELDS,
  type MappedField,
} from "#contract/importing/spreadsheets.ts";
import { invalid } from "../../../errors.ts";
import { type Header, toHeader } from "../tables/header.ts";
import type { Layout } from "./layout.ts";

/** The name that a layout knows a field's column by. */
type FieldNames = Partial<Record<MappedField, string>>;
type FieldColumns = Partial<Record<MappedField, number | undefined>>;

/**
 * A layout whose columns a person may change: a column gets the name of the field that it holds, and
 * one that is left out a name that the layout does not know.
 * @param columnsOf where the layout finds the fields that have one column each
 */
export const withRenamedColumns = (
  layout: Layout,
  names: FieldNames,
  columnsOf: (header: Header) => FieldColumns,
): Layout => {
  const mappingOf = (header: Header): ColumnMapping => {
    const fields = new Map(
      (Object.entries(columnsOf(header)) as [MappedField, number | undefined][]).map(
        ([field, index]) => [index, field],
      ),
    );
    return Object.fromEntries(header.names.map((name, index) => [name, fields.get(index) ?? null]));
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
  names: FieldNames,
  before: ColumnMapping,
  mapping: ColumnMapping,
): Header {
  const chosen = { ...before, ...mapping };
  const fields = Object.values(chosen).filter((field) => field !== null);
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice)
    throw invalid(
      "mapping",
      `Two columns hold the same field: ${MAPPED_FIELDS[twice]}. Choose one.`,
    );
  if (!fields.includes("name"))
    throw invalid("mapping", "Choose the column that holds the names of the pieces.");
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
