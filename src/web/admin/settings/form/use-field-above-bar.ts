import { useEffect } from "react";

/** When a bar appears at the bottom, scrolls what has the focus out from under it, and nothing otherwise. */
export function useFieldAboveBar(isBarShown: boolean): void {
  useEffect(() => {
    const focused = document.activeElement;
    if (!isBarShown || !focused || focused === document.body) return;
    // What it takes is in the style sheet, as scroll padding of the page.
    focused.scrollIntoView({ block: "nearest" });
  }, [isBarShown]);
}
