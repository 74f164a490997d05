import { type RefObject, startTransition, useEffect, useState, useLayoutEffect } from "react";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import type { InventoryRows } from "./use-inventory-rows.ts";

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

/** Pixels, until a rendered row is measured. */
const ROW_HEIGHT = 72;

/** Row indexes; the last is before the first where there is none. */
type RowRange = { first: number; last: number };

/**
 * The rows of a long table that are in the viewport while the window scrolls, and the height of each in pixels.
 * @param body the body of the table, whose rows all have the same height
 */
function useRowsInView(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
): RowRange & { rowHeight: number } {
  const [{ top, rowHeight }, setLayout] = useState({ top: 0, rowHeight: ROW_HEIGHT });
  // Its methods are called here only and never passed to memoized components.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 0,
    scrollMargin: top,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  // Row height follows the font size and the fold of narrow tables, the top follows what is above.
  useLayoutEffect(() => {
    const measure = () => {
      if (!body.current) return;
      const top = body.current.getBoundingClientRect().top + window.scrollY;
      const row = body.current.querySelector("tr[data-row]");
      const rowHeight = row?.getBoundingClientRect().height ?? ROW_HEIGHT;
      setLayout((before) =>
        before.top === top && before.rowHeight === rowHeight ? before : { top, rowHeight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);

  const rows = virtualizer.getVirtualItems();
  return { first: rows[0]?.index ?? 0, last: rows.at(-1)?.index ?? -1, rowHeight };
}
