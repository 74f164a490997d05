import type { PieceState } from "#contract/importing/import-choices.ts";
import { createImportChoices, type ImportChoices } from "../../choices/import-choices.ts";
import { findState } from "../../parsing/find-state.ts";
import { type ParsedPrice, parsePrice } from "../../parsing/parse-price.ts";
import { isPriceOnRequest } from "../../parsing/is-price-on-request.ts";
import { parseWeight } from "../../parsing/parse-weight.ts";
import type { SourcePiece } from "../../source.ts";
import type { WeightUnit } from "#contract/weight-units.ts";
import { toCount, toText, toYesNo } from "../tables/cell-values.ts";
import { toTimestamp } from "../tables/date-reader.ts";
import { type DecimalSeparator, isAmbiguous } from "./decimal-separator.ts";
import type { Cell } from "../tables/table.ts";
import { type PiecePrices, type PriceRange, rangeOf } from "./piece-prices.ts";
import { truncateQuote } from "../../parsing/truncate-quote.ts";

/** An unusable cell. The message goes into the file of refused rows. */
export class InvalidCellError extends Error {}

/** Parses the cells of one piece and collects notes on what was interpreted. */
export type RowReader = {
  notes: string[];
  /** Currency (ISO 4217) that a column or the header of the price states; null for none. */
  statedCurrency: string | null;
  /** Currency of the price: the stated one, else what the price names; null for none. */
  currency: string | null;
  /** Currency of the cost: the stated one, else what the cost names; null where that of the price counts. */
  costCurrency: string | null;
  /** Both prices of a piece that is on sale; null for one price. */
  salePrice: { sale: number; regular: number } | null;
  /** Whether a state said that the piece was sold. */
  isSold: boolean;
  /** The first cell that was read and is a formula whose result the file does not hold, "D4"; null for none. */
  unresolved: string | null;
  text: (cell: Cell) => string | null;
  /** Whole cents. @throws InvalidCellError when digits are not a price */
  price: (cell: Cell, separator: DecimalSeparator | null) => number | null;
  /** As `price`, but a cell that is none becomes a note: the piece has another price. */
  otherPrice: (what: string, cell: Cell, separator: DecimalSeparator | null) => number | null;
  /** What the piece costs the goldsmith, as a part of a piece; nothing where the cell says none. */
  cost: (cell: Cell, separator: DecimalSeparator | null) => Pick<SourcePiece, "costCents">;
  /** The range of the prices of a piece's rows, as a person chooses: on sale or regular. */
  choosePrice: (prices: PiecePrices[]) => PriceRange;
  /** @param unit of numbers without one; null where the file says none, which is asked */
  weight: (
    cell: Cell,
    unit: WeightUnit | null,
    separator: DecimalSeparator | null,
  ) => number | null;
  count: (what: string, cell: Cell) => number | null;
  yesNo: (what: string, cell: Cell) => boolean | null;
  /** null when the cell says nothing; an unknown word is hidden until a person says what it means. */
  state: (cell: Cell) => PieceState | null;
  instant: (what: string, cell: Cell) => string | null;
};

export function rowReader(choices: ImportChoices = createImportChoices()): RowReader {
  const notes: string[] = [];
  const orAddNote = <T>(what: string, cell: Cell, value: T | null | undefined): T | null => {
    if (value !== undefined) return value;
    notes.push(`${what} “${truncateQuote(toText(cell) ?? "")}” couldn’t be read and was left out.`);
    return null;
  };
  const seen = (cell: Cell): Cell => noteUnresolved(reader, cell);
  const reader: RowReader = {
    notes,
    statedCurrency: null,
    currency: null,
    costCurrency: null,
    salePrice: null,
    isSold: false,
    unresolved: null,
    text: (cell) => toText(seen(cell)),
    price: (cell, separator) => {
      const price = readPriceCell(seen(cell), separator, notes);
      reader.currency = reader.statedCurrency ?? price?.currency ?? reader.currency;
      return price?.cents ?? null;
    },
    otherPrice: (what, cell, separator) =>
      orAddNote(
        what,
        cell,
        unlessInvalid(() => reader.price(cell, separator)),
      ),
    cost: (cell, separator) => {
      const read = () => readPriceCell(seen(cell), separator, notes);
      const cost = orAddNote("The cost", cell, unlessInvalid(read));
      if (!cost?.cents) return {};
      reader.costCurrency = reader.statedCurrency ?? cost.currency;
      return { costCents: cost.cents };
    },
    choosePrice: (prices) => {
      const { sale, regular, both } = rangesOf(prices);
      reader.salePrice = both ?? reader.salePrice;
      return choices.salePrices === "sale" ? sale : regular;
    },
    weight: (cell, unit, separator) =>
      orAddNote("The weight", seen(cell), readWeightCell(cell, unit, separator, choices)),
    count: (what, cell) => orAddNote(what, cell, toCount(seen(cell)) ?? countOfState(cell)),
    yesNo: (what, cell) => orAddNote(what, cell, toYesNo(seen(cell))),
    state: (cell) => noteSold(reader, readStateCell(seen(cell), choices, notes)),
    instant: (what, cell) => orAddNote(what, cell, toTimestamp(cell)),
  };
  return reader;
}

function unlessInvalid<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidCellError) return undefined;
    throw error;
  }
}

function noteUnresolved(reader: RowReader, cell: Cell): Cell {
  if (cell !== null && typeof cell === "object" && "formula" in cell)
    reader.unresolved ??= cell.formula;
  return cell;
}

function noteSold(reader: RowReader, state: PieceState | null): PieceState | null {
  reader.isSold ||= state === "sold";
  return state;
}

/** The ranges on sale and regularly, and their lowest where those differ. */
function rangesOf(prices: PiecePrices[]) {
  const sale = rangeOf(prices.map((each) => each.current));
  const regular = rangeOf(prices.map((each) => each.regular));
  const differ = sale.lowest !== null && regular.lowest !== null && sale.lowest !== regular.lowest;
  const both = differ ? { sale: sale.lowest ?? 0, regular: regular.lowest ?? 0 } : null;
  return { sale, regular, both };
}

function readStateCell(cell: Cell, choices: ImportChoices, notes: string[]): PieceState | null {
  const written = toText(cell);
  if (written === null) return null;
  const isListed = toYesNo(cell);
  if (typeof isListed === "boolean") return isListed ? "listed" : "hidden";
  const state = findState(written) ?? choices.chooseState(written);
  if (state === null)
    notes.push(`We don’t know what “${truncateQuote(written)}” means, so it’s hidden.`);
  return state ?? "hidden";
}

/** "OutOfStock" is none and "InStock" an unknown number; undefined for any other word. */
function countOfState(cell: Cell): number | null | undefined {
  const written = toText(cell);
  if (written === null) return null;
  if (/^(?:unlimited|∞|unbegrenzt|illimité|illimitato|ilimitado)$/i.test(written)) return null;
  const state = findState(written);
  if (state === "sold" || toYesNo(cell) === false) return 0;
  const isThere = state === "listed" || (toYesNo(cell) === true && written.length > 1);
  return isThere ? null : undefined;
}

/** undefined when the cell is no weight; null for one whose unit nobody said. */
function readWeightCell(
  cell: Cell,
  unit: WeightUnit | null,
  separator: DecimalSeparator | null,
  choices: ImportChoices,
): number | null | undefined {
  const text = typeof cell === "number" ? cell : toText(cell);
  if (text === null) return null;
  const plain = normalizeDecimals(text, separator);
  const isAsked = unit === null && !/\p{L}[.)\s]{0,3}$/u.test(String(plain));
  // Platforms write 0 for an unknown weight.
  if (isAsked && Number(plain) === 0) return null;
  const known = isAsked ? choices.chooseWeightUnit(String(text)) : (unit ?? "g");
  return known === null ? null : (parseWeight(plain, known) ?? undefined);
}

function readPriceCell(
  cell: Cell,
  separator: DecimalSeparator | null,
  notes: string[],
): ParsedPrice | null {
  const written = typeof cell === "number" ? cell : toText(cell);
  if (written === null) return null;
  const price = parsePrice(written, separator && isAmbiguous(cell) ? { decimal: separator } : {});
  if (!price) {
    const text = truncateQuote(String(written));
    if (/\d/.test(text) && !isPriceOnRequest(text))
      throw new InvalidCellError(`“${text}” isn’t a price.`);
    notes.push(`No price could be read from “${text}”.`);
    return null;
  }
  if (price.note) notes.push(price.note);
  return price;
}

/** Removes grouping from an ambiguous number, by the column's decimal separator. */
function normalizeDecimals(
  value: string | number,
  separator: DecimalSeparator | null,
): string | number {
  if (typeof value === "number" || separator === null || !isAmbiguous(value)) return value;
  return value.replaceAll(separator === "." ? "," : ".", "");
}
