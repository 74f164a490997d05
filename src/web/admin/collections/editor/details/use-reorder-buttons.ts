import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Moves items by buttons: the focus stays on the button of the moved item, and the new position is
 * announced.
 * @param group the element that contains the buttons
 * @param onMove moves the item and returns the announcement
 */
export function useReorderButtons(
  group: RefObject<HTMLElement | null>,
  onMove: (id: number, to: number) => string,
) {
  const [announcement, setAnnouncement] = useState("");
  const move = (id: number, to: number) => {
    const pressed = document.activeElement?.getAttribute("data-move");
    flushSync(() => setAnnouncement(onMove(id, to)));
    group.current?.querySelector<HTMLElement>(`[data-move="${pressed}"]`)?.focus();
  };
  return { announcement, move };
}
