import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { closeOnBack } from "./dialogs.ts";

/**
 * Shows a dialog as a modal while it is mounted: locks the page's scrolling, traps the focus and restores
 * it afterwards. Escape and the Back button close it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(() => onClose());
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    const unlock = lockScroll();
    const ended = new AbortController();
    const { signal } = ended;
    const cancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    // Before it is shown: a press of Escape may come with the same frame.
    element.addEventListener("cancel", cancel, { signal });
    // A browser may close it without asking, as on a second Escape.
    element.addEventListener("close", () => close(), { signal });
    element.addEventListener("keydown", (event) => keepTabInside(element, event), { signal });
    element.showModal();
    closeOnBack(element, () => close());
    return () => {
      ended.abort();
      element.close();
      unlock();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dialog]);
}

/** Pads the page by the width of the scroll bar, to avoid a layout shift. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  style.overflow = "hidden";
  return () => Object.assign(style, before);
}

function keepTabInside(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const stops = [...dialog.querySelectorAll<HTMLElement>("a[href], button")].filter(
    (element) => element.offsetParent !== null,
  );
  const [first, last] = [stops.at(0), stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving && document.activeElement !== dialog) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
