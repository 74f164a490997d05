import type { RefObject } from "react";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";

const ROWS = "a[data-inquiry]";

/** J and K move the focus through the rows of a list, / goes to its search. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  const move = (by: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
    const focused = rows.indexOf(document.activeElement as HTMLElement);
    const from = focused >= 0 ? focused : rows.findIndex((row) => row.ariaCurrent === "true");
    const next = from < 0 ? rows[by === 1 ? 0 : rows.length - 1] : rows[from + by];
    next?.focus();
  };
  useShortcut("j", "Next inquiry", () => move(1));
  useShortcut("k", "Previous inquiry", () => move(-1));
  useShortcut("/", "Search inquiries", () =>
    list.current?.querySelector<HTMLInputElement>("input[type=search]")?.select(),
  );
}
