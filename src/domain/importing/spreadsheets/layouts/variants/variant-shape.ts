import type { VariantNoun } from "../../../variants/describe-variants.ts";
import type { Row } from "../../tables/table.ts";

/** The rows of one piece. */
export type VariantRows = {
  /** Holds the name and what is the same for all variants; null where it is not in the file. */
  main: Row | null;
  /** One for each variant; the main row may be one. */
  variants: Row[];
  /** Rows that hold pictures only. */
  pictures: Row[];
  /** What was left out, a sentence each. */
  notes: string[];
};

/** How a platform spreads a piece with variants over rows. */
export type VariantShape = {
  noun: VariantNoun;
  /** The group of each row, "" for a row of its own; called for each pass over the rows. */
  newKeyOf: () => (row: Row) => string;
  /** The pieces of a group: several where a key was used twice. */
  split: (rows: Row[]) => VariantRows[];
  /** What a variant is; of the main row, all that there is to choose. */
  optionsOf: (row: Row, main: Row) => { name: string; value: string }[];
  /** Column of what a variant costs more than the piece. */
  surcharge: number | undefined;
};

/** What is known of the variants of one piece. */
export type PieceShape = Pick<VariantShape, "noun" | "optionsOf" | "surcharge">;

/** A piece without variants. */
export const ofOneRow = (main: Row): VariantRows => ({
  main,
  variants: [],
  pictures: [],
  notes: [],
});
