import { toCanonicalJson } from "#contract/canonical-json.ts";
import type { TableShape } from "./list-table-shapes.ts";
import type { Row } from "./read-rows.ts";

/**
 * A row as one line of canonical JSON, equal for both engines: sorted keys, floats to the six digits that
 * both engines store.
 */
export function toJsonLine(row: Row, table: TableShape): string {
  const entries = table.columns.map(({ name, kind }) => [
    name,
    kind === "real" ? toSixDigits(row[name]) : row[name],
  ]);
  return `${toCanonicalJson(Object.fromEntries(entries))}\n`;
}

const toSixDigits = (value: unknown): unknown =>
  typeof value === "number" ? Number(value.toPrecision(6)) : value;
