/** Kind of a column's values; money and weight are in hundredths, instants ISO 8601. */
export type ColumnKind = "text" | "integer" | "money" | "weight" | "yes-no" | "instant";

export type CellValue = string | number | boolean | null;

export type Sheet = {
  /** At most 31 characters, none of \ / ? * [ ] : */
  name: string;
  columns: { header: string; kind: ColumnKind; width?: number }[];
  /** Read while the file is written, so that no sheet is in memory as a whole. */
  rows: AsyncIterable<CellValue[]>;
};
