import type { KeyboardEvent } from "react";
import { hasModifier } from "#web/ui/has-modifier.ts";

const DIRECTIONS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far an arrow key moves a point on a photo, in 0..1 of it: 1 percent, with Shift 10; null for other keys. */
export function arrowStep(press: KeyboardEvent) {
  const direction = DIRECTIONS[press.key];
  if (!direction || hasModifier(press)) return null;
  const step = press.shiftKey ? 0.1 : 0.01;
  return { x: direction.x * step, y: direction.y * step };
}
