import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

/** Pixels, until a rendered row is measured. */
const ROW_HEIGHT = 72;

/** Row indexes; the last is before the first where there is none. */
export type RowRange = { first: number; last: number };

/**
 * The rows of a long table that are in the viewport while the window scrolls, and the height of each in pixels.
 * @param body the body of the table, whose rows all have the same height
 */
export function useRowsInView(
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
