import { EXTRA_FIELDS, type ExtraField } from "#contract/catalogue/extra-product-fields.ts";
import type { PieceState } from "#contract/importing/import-choices.ts";
import {
  AVAILABILITIES,
  type Availability,
  PRODUCT_FIELDS,
  productField,
  type ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import { formatMetals, parseMetals } from "#contract/catalogue/metals/metals-text.ts";
import { formatStones, parseStones } from "#contract/catalogue/stones/stones-text.ts";
import { parseRingSize } from "#contract/catalogue/rings/ring-size.ts";
import { truncateQuote } from "../../parsing/truncate-quote.ts";
import type { WeightUnit } from "#contract/weight-units.ts";
import type { SourcePiece } from "../../source.ts";
import type { Cell } from "../tables/table.ts";
import type { DecimalSeparators } from "./detect-decimal-separators.ts";
import type { RowReader } from "./row-reader.ts";

/**
 * A cell's value as stored in its field's column; null when empty.
 * @throws InvalidCellError for an amount that is not a price
 */
export function readField(
  name: ProductFieldName,
  cell: Cell,
  reader: RowReader,
  unit: WeightUnit | null,
  separator: ReturnType<DecimalSeparators["forColumn"]>,
): unknown {
  const { kind, label } = productField(name);
  if (name === "isActive") return toIsActive(reader.state(cell));
  switch (kind) {
    case "money":
      return reader.price(cell, separator);
    case "weight":
      return reader.weight(cell, unit, separator);
    case "count":
      return reader.count(`The ${label.toLowerCase()}`, cell);
    case "flag":
      return reader.yesNo(label, cell);
    case "instant":
      return reader.instant(label, cell);
    case "availability":
      return readAvailability(cell, reader);
    case "ringSize":
      return readRingSize(label, cell, reader);
    case "metals":
      return readList(label, cell, reader, readMetals);
    case "stones":
      return readList(label, cell, reader, readStones);
    default:
      return reader.text(cell);
  }
}

/** A piece that was sold stays visible. */
export const toIsActive = (state: PieceState | null): boolean | null =>
  state === null ? null : state !== "hidden";

function readRingSize(label: string, cell: Cell, reader: RowReader): number | null {
  const written = reader.text(cell);
  const quarters = written === null ? null : (parseRingSize(written) ?? null);
  if (written !== null && quarters === null) {
    reader.notes.push(
      `${label} “${truncateQuote(written)}” is not a US ring size and was left out.`,
    );
  }
  return quarters;
}

const readMetals = (text: string) => {
  const metals = parseMetals(text);
  return metals && formatMetals(metals);
};

const readStones = (text: string) => {
  const stones = parseStones(text);
  return stones && formatStones(stones);
};

/** Metals or stones in the one way of writing them; what cannot be read is left out with a note. */
function readList(
  label: string,
  cell: Cell,
  reader: RowReader,
  read: (text: string) => string | null | undefined,
): string | null {
  const written = reader.text(cell);
  if (written === null) return null;
  const found = read(written);
  if (found === undefined) {
    reader.notes.push(
      `${label} “${truncateQuote(written)}” could not be read and was left out. Check its numbers.`,
    );
  }
  return found ?? null;
}

function readAvailability(cell: Cell, reader: RowReader): Availability | null {
  const written = reader.text(cell)?.toLowerCase().replaceAll(" ", "_");
  const known = AVAILABILITIES.find((each) => each === written) ?? null;
  if (written !== undefined && known === null) {
    reader.notes.push(`We don’t know the availability “${written}”, so it was left out.`);
  }
  return known;
}

/** The fields that other shops have no column for, from wherever their files hold them. */
export const readExtraFields = (
  cellOf: (name: ExtraField) => Cell,
  reader: RowReader,
): Partial<SourcePiece> =>
  Object.fromEntries(
    EXTRA_FIELDS.map((name) => [
      PRODUCT_FIELDS[name].column,
      readField(name, cellOf(name), reader, "g", null),
    ]),
  );
