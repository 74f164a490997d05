import { useEffect } from "react";

/**
 * When a bar appears at the bottom, scrolls the field that has the focus out from under it, and nothing otherwise.
 * When it goes with the button that was pressed in it, the focus returns to the field.
 */
export function useFieldAboveBar(isBarShown: boolean): void {
  useEffect(() => {
    const field = document.activeElement;
    if (!isBarShown || !(field instanceof HTMLElement)) return undefined;
    // What is being dragged stays under the finger.
    if (!field.matches("input, select, textarea, [contenteditable]")) return undefined;
    // What it takes is in the style sheet, as scroll padding of the page.
    field.scrollIntoView({ block: "nearest" });
    return () => {
      // A phone would show its keyboard again.
      const isLost = document.activeElement === document.body;
      if (isLost && matchMedia("(hover: hover)").matches) field.focus({ preventScroll: true });
    };
  }, [isBarShown]);
}
