import type { RefObject } from "react";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { MESSAGES } from "./messages.ts";

/** J and K move through the rows, X selects the current one; Enter on its name opens it. */
export function useRowKeys(body: RefObject<HTMLElement | null>): void {
  useShortcut("j", MESSAGES.nextPiece, () => move(body.current, "next"));
  useShortcut("k", MESSAGES.previousPiece, () => move(body.current, "previous"));
  useShortcut("x", MESSAGES.selectPiece, () =>
    currentRow(body.current)?.querySelector<HTMLElement>("[type='checkbox']")?.click(),
  );
}

function move(body: HTMLElement | null, where: "next" | "previous"): void {
  const current = currentRow(body);
  const next = where === "next" ? current?.nextElementSibling : current?.previousElementSibling;
  const row = current ? next : body?.querySelector("[data-row]");
  row?.querySelector<HTMLElement>(".row-name")?.focus();
}

const currentRow = (body: HTMLElement | null): Element | null => {
  const row = document.activeElement?.closest("[data-row]") ?? null;
  return body?.contains(row) ? row : null;
};
