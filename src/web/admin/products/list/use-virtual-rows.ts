import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

/** Pixels, until a rendered row is measured. */
const ROW_HEIGHT = 72;
const OVERSCAN = 8;

/**
 * The rows of a long table that are near the viewport while the window scrolls.
 * @param body the body of the table, whose rows all have the same height
 */
export function useVirtualRows(body: RefObject<HTMLTableSectionElement | null>, count: number) {
  const [{ top, rowHeight }, setLayout] = useState({ top: 0, rowHeight: ROW_HEIGHT });
  // Its methods are called here only and never passed to memoized components.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
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
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    /** Heights in pixels of the rows that are not rendered. */
    heightBefore: first ? first.start - top : 0,
    heightAfter: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
  };
}
