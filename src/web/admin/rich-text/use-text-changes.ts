import { useEffect, useState } from "react";
import { createDebouncedChange, type DebouncedChange } from "../forms/create-debounced-change.ts";

/** Milliseconds after the last key: serializing a long text takes longer than a key may. */
const DEBOUNCE = 250;

/**
 * Reports what is typed once it pauses, and at once before anything may read it: when the text loses the
 * focus, on Escape and on shortcuts such as saving, when the page is hidden or left, and when the editor closes.
 */
export function useTextChanges(): DebouncedChange {
  const [changes] = useState(() => createDebouncedChange(DEBOUNCE));
  useEffect(() => {
    const listening = new AbortController();
    // In the capture phase: before the listeners of the form and of the router.
    const options = { capture: true, signal: listening.signal };
    const flush = () => changes.flush();
    window.addEventListener("pagehide", flush, options);
    window.addEventListener("popstate", flush, options);
    document.addEventListener("focusout", flush, options);
    // A button may be pressed without taking the focus.
    document.addEventListener("pointerdown", flush, options);
    document.addEventListener(
      "keydown",
      ({ key, ctrlKey, metaKey, altKey }) => {
        if (key === "Escape" || ctrlKey || metaKey || altKey) flush();
      },
      options,
    );
    return () => {
      flush();
      listening.abort();
    };
  }, [changes]);
  return changes;
}
