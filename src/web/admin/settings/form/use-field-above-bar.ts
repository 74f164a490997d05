import { useEffect } from "react";

/** When a bar appears at the bottom, scrolls the field that has the focus out from under it, and nothing otherwise. */
export function useFieldAboveBar(isBarShown: boolean): void {
  useEffect(() => {
    const focused = document.activeElement;
    // What is being dragged stays under the finger.
    if (!isBarShown || !focused?.matches("input, select, textarea, [contenteditable]")) return;
    // What it takes is in the style sheet, as scroll padding of the page.
    focused.scrollIntoView({ block: "nearest" });
  }, [isBarShown]);
}
