/** What a column holds; money and weight are given in hundredths, instants as ISO 8601. */
export type ColumnKind = "text" | "integer" | "money" | "weight" | "yes-no" | "instant";

export type CellValue = string | number | boolean | null;

export type Sheet = {
  /** At most 31 characters, none of \ / ? * [ ] : */
  name: string;
  columns: { header: string; kind: ColumnKind; width?: number }[];
  /** Pulled while the file is written, so that no sheet is ever in memory as a whole. */
  rows: AsyncIterable<CellValue[]>;
};
