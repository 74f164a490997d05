import type { ParsedPiece } from "#contract/importing/imports.ts";
import {
  type ColumnOf,
  fieldOfColumn,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  productField,
  type ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import { toXmlText } from "#contract/escape-xml.ts";
import { countForSale } from "../../../catalogue/count-for-sale.ts";
import { withoutUnpricedListing } from "../../../catalogue/products/unpriced-listing.ts";
import { type PieceChange, toProductChange } from "./to-product-change.ts";
import { hasNoPrice } from "./has-no-price.ts";
import type { CurrentPiece, LastRead } from "./load-current.ts";
import { currentAvailability } from "../../../catalogue/reservation.ts";
import { toStorableText } from "../../storable-text.ts";

export type Field = ColumnOf<ProductFieldName> | "costCents";

/** Labels of the fields that are compared one by one, by column. */
export const FIELDS = {
  ...Object.fromEntries(
    PRODUCT_FIELD_NAMES.map((name) => [PRODUCT_FIELDS[name].column, PRODUCT_FIELDS[name].label]),
  ),
  costCents: "Cost",
} as Record<Field, string>;

export type FieldDifference = { field: Field; before: unknown; after: unknown };

/** What a source states of a field; null for nothing. */
export function statedValue(piece: ParsedPiece, field: Field): unknown {
  if (field === "costCents") return piece.costCents ?? null;
  const { importedFrom } = productField(fieldOfColumn(field));
  const values: Partial<Record<Field, unknown>> =
    importedFrom === "own export" ? (piece.own ?? {}) : piece;
  return values[field] ?? null;
}

/**
 * Three-way comparison of each field: last read, read now, and current. Edits made here stay unless
 * the source changed the field since; no field is emptied.
 */
export function compareFields(
  now: ParsedPiece,
  last: LastRead | null,
  { row }: CurrentPiece,
  at: Date,
): { differences: FieldDifference[]; notes: string[] } {
  const differences: FieldDifference[] = [];
  const notes: string[] = [];
  for (const field of Object.keys(FIELDS) as Field[]) {
    const value = statedValue(now, field);
    const here = row[field];
    const shown = now.own ? toExportedValue(row, field, at) : here;
    if (value === null || value === shown) continue;
    if (here !== null && isProposed(now, field)) continue;
    if (field === "isActive" && value === true && hasNoPrice(now, row.priceCents)) continue;
    const before = last && statedValue(last.piece, field);
    if (last && before === value && !(field === "isActive" && gainsPrice(now, last, row))) {
      notes.push(`${FIELDS[field]} was changed here since, so it stays.`);
      continue;
    }
    if (last && before !== null && before !== here) {
      notes.push(
        `${FIELDS[field]} was changed here and at the source since, so the source’s was used.`,
      );
    }
    differences.push({ field, before: here, after: value });
  }
  if (isSoldOut(now, last, row)) {
    differences.push({ field: "availability", before: row.availability, after: "sold" });
  }
  const change: PieceChange = {};
  for (const { field, after } of differences) Object.assign(change, toProductChange(field, after));
  const allowed = withoutUnpricedListing(row, change);
  if (allowed.price !== change.price) notes.push(PRICE_STAYS);
  return {
    differences: differences.filter(
      ({ field }) => field === "costCents" || fieldOfColumn(field) in allowed,
    ),
    notes,
  };
}

const PRICE_STAYS = "It has no price there, so it keeps its price here.";

/** Whether the source now has none of a piece that nobody counted here, of which 0 says nothing by itself. */
const isSoldOut = (now: ParsedPiece, last: LastRead | null, row: CurrentPiece["row"]): boolean =>
  !now.own &&
  now.stock === 0 &&
  last?.piece.stock !== 0 &&
  row.stock === 0 &&
  countForSale(row) === 1;

/** Whether the value was read out of words: what is filled in here stays. */
const isProposed = ({ proposed = [] }: ParsedPiece, field: Field): boolean =>
  proposed.some((fact) => PRODUCT_FIELDS[fact].column === field);

/** Whether it was hidden only for lack of a price. */
const gainsPrice = (now: ParsedPiece, last: LastRead, row: CurrentPiece["row"]): boolean =>
  hasNoPrice(last.piece) && !hasNoPrice(now) && row.priceCents === 0;

/**
 * A field as the exported workbook shows it: expired reservations as available, characters a
 * workbook cannot hold removed, and line separators as they are read back.
 */
function toExportedValue(row: CurrentPiece["row"], field: Field, now: Date): unknown {
  if (field === "availability") return currentAvailability(row, now);
  const value = row[field];
  if (typeof value !== "string" || isInstant(field)) return value;
  return toStorableText(toXmlText(value));
}

const isInstant = (column: Field): boolean =>
  column !== "costCents" && productField(fieldOfColumn(column)).kind === "instant";
