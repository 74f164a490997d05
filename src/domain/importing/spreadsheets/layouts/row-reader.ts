import { type ReadPrice, readPrice } from "../../parsing/parse-price.ts";
import { readWeight, type WeightUnit } from "../../parsing/parse-weight.ts";
import { toCount, toInstant, toText, toYesNo } from "../tables/cell-values.ts";
import { type DecimalSign, isUnclear } from "./decimal-separator.ts";
import type { Cell } from "../tables/table.ts";

/** A cell that cannot be meant as it stands. The message is a sentence for the file of refused rows. */
export class RefusedCell extends Error {}

/** Reads the cells of one piece, and collects what was read with a pinch of salt. */
export type RowReader = {
  notes: string[];
  /** In which the price was written; null where it does not say. */
  currency: string | null;
  text: (cell: Cell) => string | null;
  /** Whole cents. @throws RefusedCell for figures that are no price */
  price: (cell: Cell, sign: DecimalSign | null) => number | null;
  weight: (cell: Cell, unit: WeightUnit, sign: DecimalSign | null) => number | null;
  count: (what: string, cell: Cell) => number | null;
  yesNo: (what: string, cell: Cell) => boolean | null;
  instant: (what: string, cell: Cell) => string | null;
};

export function rowReader(): RowReader {
  const notes: string[] = [];
  const orNote = <T>(what: string, cell: Cell, value: T | null | undefined): T | null => {
    if (value !== undefined) return value;
    notes.push(`${what} “${shorten(toText(cell) ?? "")}” was not understood and left out.`);
    return null;
  };
  const reader: RowReader = {
    notes,
    currency: null,
    text: toText,
    price: (cell, sign) => {
      const price = readMoney(cell, sign, notes);
      reader.currency = price?.currency ?? reader.currency;
      return price?.cents ?? null;
    },
    weight: (cell, unit, sign) => {
      const text = typeof cell === "number" ? cell : toText(cell);
      if (text === null) return null;
      return orNote("The weight", cell, readWeight(settle(text, sign), unit) ?? undefined);
    },
    count: (what, cell) => orNote(what, cell, toCount(cell)),
    yesNo: (what, cell) => orNote(what, cell, toYesNo(cell)),
    instant: (what, cell) => orNote(what, cell, toInstant(cell)),
  };
  return reader;
}

function readMoney(cell: Cell, sign: DecimalSign | null, notes: string[]): ReadPrice | null {
  const written = typeof cell === "number" ? cell : toText(cell);
  if (written === null) return null;
  const price = readPrice(written, sign && isUnclear(cell) ? { decimal: sign } : {});
  if (!price) {
    const text = shorten(String(written));
    if (/\d/.test(text)) throw new RefusedCell(`“${text}” is no price.`);
    notes.push(`No price could be read from “${text}”.`);
    return null;
  }
  if (price.doubt) notes.push(price.doubt);
  return price;
}

/** An unclear figure as the rest of its column writes it. */
function settle(written: string | number, sign: DecimalSign | null): string | number {
  if (typeof written === "number" || sign === null || !isUnclear(written)) return written;
  return written.replaceAll(sign === "." ? "," : ".", "");
}

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
