import { type RefObject, startTransition, useEffect, useState } from "react";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import type { InventoryRows } from "./use-inventory-rows.ts";
import { type RowRange, useRowsInView } from "./use-rows-in-view.ts";

/** Rows on each side of those in view. */
const OVERSCAN = 8;

/**
 * The rows near the viewport, and the heights of the others in pixels. Those in view are rendered first, with what
 * is new in them; those around them follow in a transition, so that a slow phone can answer in between.
 */
export function useVirtualRows(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: InventoryRows,
) {
  const { first, last, rowHeight } = useRowsInView(body, rows.length);
  const [around, setAround] = useState({ rows, first, last });
  useEffect(() => startTransition(() => setAround({ rows, first, last })), [rows, first, last]);

  const range = joinRanges({ first, last }, around, rows.length);
  const inView = new Set<number | undefined>();
  for (let index = first; index <= last; index += 1) inView.add(rows.rowAt(index)?.id);
  const rowAt = (index: number): InventoryRow | undefined => {
    if (around.rows === rows || (index >= first && index <= last)) return rows.rowAt(index);
    const row = around.rows.rowAt(index);
    // Before the new order a row in view may have been elsewhere.
    return inView.has(row?.id) ? undefined : row;
  };
  return {
    rows: Array.from({ length: range.last - range.first + 1 }, (_, at) => {
      const index = range.first + at;
      return { index, row: rowAt(index) };
    }),
    heightBefore: range.first * rowHeight,
    heightAfter: (rows.length - 1 - range.last) * rowHeight,
  };
}

/** What is in view with what is around it, where the one adjoins the other. */
function joinRanges(inView: RowRange, around: RowRange, count: number): RowRange {
  const first = Math.max(0, around.first - OVERSCAN);
  const last = Math.min(count - 1, around.last + OVERSCAN);
  const isEmpty = around.last < around.first || inView.last < inView.first;
  if (isEmpty || first > inView.last + 1 || last < inView.first - 1) return inView;
  return { first: Math.min(first, inView.first), last: Math.max(last, inView.last) };
}
