import { toText } from "../../tables/cell-values.ts";
import { cellAt } from "../../tables/header.ts";
import type { Row } from "../../tables/table.ts";

/** Rows of one piece; a piece has few. */
export type HandleGroup = {
  /** "" for rows without one: each of them stands for itself. */
  handle: string;
  rows: Row[];
  /** Whether the handle stood further up already, with other rows between. */
  isRepeated: boolean;
};

/** More variants and pictures than Shopify itself allows. */
const MAX_ROWS_PER_GROUP = 4000;

/** Gathers rows that follow one another under one handle. */
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
