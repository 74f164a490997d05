import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { closeOnBack } from "./close-on-back.ts";

/**
 * Shows a dialog as a modal while it is mounted: locks the page's scrolling, traps the focus and restores
 * it afterwards. Escape and the Back button close it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const closeLatest = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const unlock = lockScroll();
    element?.showModal();
    if (element) closeOnBack(element, closeLatest);
    return () => {
      element?.close();
      unlock();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dialog]);

  useEffect(() => {
    const element = dialog.current;
    const cancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    const keydown = (event: KeyboardEvent) => element && keepTabInside(element, event);
    element?.addEventListener("cancel", cancel);
    element?.addEventListener("keydown", keydown);
    return () => {
      element?.removeEventListener("cancel", cancel);
      element?.removeEventListener("keydown", keydown);
    };
  }, [dialog, onClose]);
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
