import { type RefObject, useLayoutEffect, useState } from "react";

type RowWindow = {
  /** The rows that stand in the page: those in the window and some above and below. */
  first: number;
  last: number;
  /** Pixels; every row has the same. */
  rowHeight: number;
};

const ROWS_BEYOND = 8;
/** The window moves on in steps, so that the page is not drawn again for every row that passes. */
const STEP = 8;

/**
 * Which rows of a long table stand in the page while the page is scrolled. Rows are of one height,
 * which is read from those that are there: text may be enlarged.
 * @param body the table's body, whose place in the page tells what is in view
 */
export function useVirtualRows(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
): RowWindow {
  const [rows, setRows] = useState<RowWindow>({ first: 0, last: 31, rowHeight: 72 });

  useLayoutEffect(() => {
    const look = () => {
      const { current } = body;
      if (!current) return;
      const rowHeight = heightOfRows(current);
      const { top } = current.getBoundingClientRect();
      const above = Math.floor(-top / rowHeight) - ROWS_BEYOND;
      const below = Math.ceil((window.innerHeight - top) / rowHeight) + ROWS_BEYOND;
      const first = Math.max(0, Math.floor(above / STEP) * STEP);
      const last = Math.ceil(below / STEP) * STEP - 1;
      setRows((before) => {
        const isSame =
          before.first === first && before.last === last && before.rowHeight === rowHeight;
        return isSame ? before : { first, last, rowHeight };
      });
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(document.body);
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      resized.disconnect();
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [body]);

  const last = Math.min(rows.last, count - 1);
  return { ...rows, first: Math.max(0, Math.min(rows.first, last)), last };
}

function heightOfRows(body: HTMLTableSectionElement): number {
  const row = body.querySelector<HTMLElement>("tr[data-row]");
  return row?.getBoundingClientRect().height ?? 72;
}
