import { parseWeightUnit, type WeightUnit } from "#contract/weight-units.ts";
import { toText } from "../../tables/cell-values.ts";
import { cellAt } from "../../tables/header.ts";
import type { Row } from "../../tables/table.ts";
import type { Columns } from "./find-columns.ts";

/** "Weight (oz t)" names its unit, in one or two words; null for none that is known. */
export function weightUnitInHeader(header = ""): WeightUnit | null {
  const words = header.replaceAll("_", " ").split(/[^\p{L}.-]+/u);
  const pairs = words.map((word, index) => `${word} ${words[index + 1] ?? ""}`);
  return [...pairs, ...words].map(parseWeightUnit).find((unit) => unit !== null) ?? null;
}

/** The unit in the row's own column, else the one of the heading. */
export const weightUnitOf = (
  { columns, unit }: { columns: Columns; unit: WeightUnit | null },
  row: Row,
): WeightUnit | null =>
  parseWeightUnit(toText(cellAt(row, columns("weightUnit")[0])) ?? "") ?? unit;
