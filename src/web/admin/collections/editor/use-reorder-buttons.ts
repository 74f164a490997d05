import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Moves by pressed buttons: the focus stays on the button that moved along, and where the thing stands
 * now is said.
 * @param group where the buttons stand
 * @param onMove moves it and tells of it in words
 */
export function useReorderButtons(
  group: RefObject<HTMLElement | null>,
  onMove: (id: number, to: number) => string,
) {
  const [said, setSaid] = useState("");
  const move = (id: number, to: number) => {
    const pressed = document.activeElement?.getAttribute("data-move");
    flushSync(() => setSaid(onMove(id, to)));
    group.current?.querySelector<HTMLElement>(`[data-move="${pressed}"]`)?.focus();
  };
  return { said, move };
}
