import type { ColumnMapping } from "#contract/importing/spreadsheets.ts";
import { toText } from "../../tables/cell-values.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import type { Row } from "../../tables/table.ts";

export const MAY_BE_HEADING =
  "Only its name is filled in. It may be a heading or a note in the table.";

/** With fewer, a table of names is one whose prices are still to come. */
const MIN_SHARE_WITH_PRICES = 0.5;

/** Rows that may be headings of groups or notes: those with one text, where most rows have a price. */
export function headingRows({ names }: Header, mapping: ColumnMapping) {
  const price = names.findIndex((name) => mapping[name] === "price");
  let [rows, priced] = [0, 0];
  return {
    /** Must have seen every row before `mayBe` is called. */
    see: (row: Row): void => {
      rows += 1;
      if (toText(cellAt(row, price === -1 ? undefined : price)) !== null) priced += 1;
    },
    mayBe: (row: Row): boolean =>
      priced >= rows * MIN_SHARE_WITH_PRICES && priced > 0 && countTexts(row) === 1,
  };
}

/** A merged cell repeats its text. */
const countTexts = ({ cells }: Row): number =>
  new Set(cells.flatMap((cell) => toText(cell) ?? [])).size;
