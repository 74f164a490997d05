import { toText } from "../../tables/cell-values.ts";
import { cellAt } from "../../tables/header.ts";
import type { Row } from "../../tables/table.ts";

/** The rows of one piece, held in memory. */
export type HandleGroup = {
  /** "" for rows without a handle, each of which is a piece of its own. */
  handle: string;
  rows: Row[];
  /** Whether the handle appeared before, with other rows in between. */
  isRepeated: boolean;
};

/** Beyond Shopify's own limits of variants and pictures. */
const MAX_ROWS_PER_GROUP = 4000;

/** Groups consecutive rows with the same handle. */
export async function* groupByHandle(
  rows: AsyncIterable<Row>,
  column: number | undefined,
): AsyncGenerator<HandleGroup> {
  const seen = new Set<string>();
  let group: HandleGroup | null = null;
  for await (const row of rows) {
    const handle = toText(cellAt(row, column)) ?? "";
    if (
      group &&
      handle !== "" &&
      handle === group.handle &&
      group.rows.length < MAX_ROWS_PER_GROUP
    ) {
      group.rows.push(row);
      continue;
    }
    if (group) yield group;
    group = { handle, rows: [row], isRepeated: handle !== "" && seen.has(handle) };
    seen.add(handle);
  }
  if (group) yield group;
}
