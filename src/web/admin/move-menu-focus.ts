import type { KeyboardEvent } from "react";
import { hasModifier } from "#web/ui/has-modifier.ts";

/**
 * Arrows, Home and End move the focus through the visible items of a menu. Where none has it, down begins at the
 * first and up at the last.
 */
export function moveMenuFocus(event: KeyboardEvent<HTMLElement>): void {
  if (hasModifier(event)) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role='menuitem']")].filter(
    (item) => item.checkVisibility(),
  );
  const at = items.findIndex((item) => item === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}
