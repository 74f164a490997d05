import type { ColumnMapping, MappedField } from "#contract/importing/spreadsheets.ts";
import type { Header } from "../../tables/header.ts";
import { noColumnError, noNamesError, sameFieldError } from "../../tables/spreadsheet-errors.ts";
import { MULTI_COLUMN_FIELDS } from "./guess-fields.ts";

/** The indexes of the columns of a field, in order. */
export type Columns = (field: MappedField) => number[];

/**
 * Finds the columns of each field of a mapping.
 * @throws invalid when a column does not exist, two columns map to a field that allows one, or none
 * holds the names
 */
export function findColumns(header: Header, mapping: ColumnMapping): Columns {
  const byField = new Map<MappedField, number[]>();
  for (const [name, field] of Object.entries(mapping)) {
    if (field === null) continue;
    const index = header.names.indexOf(name);
    if (index === -1) throw noColumnError(name);
    const mapped = byField.get(field) ?? [];
    if (mapped.length > 0 && !MULTI_COLUMN_FIELDS.has(field)) {
      throw sameFieldError(field);
    }
    byField.set(
      field,
      [...mapped, index].toSorted((a, b) => a - b),
    );
  }
  if (!byField.has("name")) throw noNamesError();
  return (field) => byField.get(field) ?? [];
}
