import { currentAvailability } from "../../../catalogue/reservation.ts";
import { toXmlText } from "#contract/escape-xml.ts";
import { toStorableText } from "../../storable-text.ts";
import {
  type ColumnOf,
  fieldOfColumn,
  productField,
  type ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import type { CurrentPiece } from "./load-current.ts";

/**
 * A field as the exported workbook shows it: expired reservations as available, characters a
 * workbook cannot hold removed, and line separators as they are read back.
 */
export function toExportedValue(
  row: CurrentPiece["row"],
  field: ColumnOf<ProductFieldName>,
  now: Date,
): unknown {
  if (field === "availability") return currentAvailability(row, now);
  const value = row[field];
  if (typeof value !== "string" || isInstant(field)) return value;
  return toStorableText(toXmlText(value));
}

const isInstant = (column: ColumnOf<ProductFieldName>): boolean =>
  productField(fieldOfColumn(column)).kind === "instant";
