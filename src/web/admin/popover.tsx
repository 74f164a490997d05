import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import "./popover.css";

type PopoverProps = {
  /** What opened it: it is placed beside this and returns the focus to it. */
  opener: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** What gets the focus on opening, unless something is chosen. */
const FIRST = "[role='menuitem'], form input, form button";

/** A non-modal box beside its opener, a sheet on phones. Escape and a press elsewhere close it. */
export function Popover({ opener, label, onClose, className, children }: PopoverProps) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.showPopover();
    if (opener.current) placeBeside(element, opener.current);
    const chosen = element.querySelector<HTMLElement>("input:checked");
    (chosen ?? element.querySelector<HTMLElement>(FIRST))?.focus({ preventScroll: true });
  }, [opener]);
  useEffect(() => {
    const button = opener.current;
    return () => {
      const { activeElement, body } = document;
      if (activeElement === body || activeElement === null) button?.focus({ preventScroll: true });
    };
  }, [opener]);
  return (
    <dialog
      aria-label={label}
      className={className ? `popover ${className}` : "popover"}
      onKeyDown={(event) => {
        // The same key press would close the panel beneath.
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        opener.current?.focus({ preventScroll: true });
        onClose();
      }}
      onToggle={({ newState }) => {
        if (newState === "closed") onClose();
      }}
      popover="auto"
      ref={box}
      tabIndex={-1}
    >
      {children}
    </dialog>
  );
}

const MARGIN = 8;

/** Below the opener, above it where there is no room; it scrolls with the page. */
function placeBeside(box: HTMLElement, opener: HTMLElement): void {
  const anchor = opener.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsBelow = anchor.bottom + height + MARGIN <= clientHeight;
  const top = fitsBelow ? anchor.bottom : Math.max(MARGIN, anchor.top - height);
  const left = Math.max(MARGIN, Math.min(anchor.left, clientWidth - width - MARGIN));
  box.style.setProperty("--popover-top", `${top + window.scrollY}px`);
  box.style.setProperty("--popover-left", `${left + window.scrollX}px`);
}
