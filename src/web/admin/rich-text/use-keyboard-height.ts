import { type RefObject, useLayoutEffect } from "react";

/**
 * Sets --keyboard-height on an element: how much of the window's bottom the on-screen keyboard covers.
 * Browsers shrink the visual viewport for it, not the layout viewport.
 */
export function useKeyboardHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return undefined;
    const update = () => {
      const covered = Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
      element.current?.style.setProperty("--keyboard-height", `${covered}px`);
    };
    update();
    viewport.addEventListener("resize", update);
    viewport.addEventListener("scroll", update);
    return () => {
      viewport.removeEventListener("resize", update);
      viewport.removeEventListener("scroll", update);
    };
  }, [element]);
}
