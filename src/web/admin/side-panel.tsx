import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Icon } from "#web/ui/icon.tsx";
import "./side-panel.css";

type SidePanelProps = {
  title: string;
  onClose: () => void;
  /** Where the focus goes first: to the first field, or to the panel itself where one looks before one types. */
  focus?: "field" | "panel";
  className?: string;
  children: ReactNode;
};

const CONTROLS =
  "a[href], button, input, select, textarea, summary, [contenteditable='true'], [tabindex='0']";

/**
 * A dialog beside the list, on small windows over it. The list can still be pressed; the focus stays
 * inside and goes back to where it came from. Escape closes it.
 */
export function SidePanel({
  title,
  onClose,
  focus = "field",
  className,
  children,
}: SidePanelProps) {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  // Asked before anything changes: what opened the panel may be gone while it is open.
  const [cameFrom] = useState(() =>
    typeof document === "undefined" ? null : document.activeElement,
  );
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !panel.current || isInDialogOver(event.target, panel.current)) {
      return;
    }
    if (event.key === "Escape") onClose();
    if (event.key === "Tab" && panel.current.contains(document.activeElement)) {
      keepFocus(event, panel.current);
    }
  });
  const focusFirst = useEffectEvent((element: HTMLElement) => {
    // The first field, not the way out.
    const field = listControls(element).find((control) => control.matches("input, textarea"));
    (focus === "field" ? (field ?? element) : element).focus({ preventScroll: true });
  });

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const onKey = (event: KeyboardEvent) => handleKey(event);
    // Also while the list beside it has the focus; and after whatever in the panel has its own use for the key.
    document.addEventListener("keydown", onKey);
    focusFirst(element);
    return () => {
      document.removeEventListener("keydown", onKey);
      giveFocusBack(cameFrom);
    };
  }, [cameFrom]);

  return (
    <dialog
      aria-labelledby={`${id}-title`}
      className={className ? `side-panel ${className}` : "side-panel"}
      open
      ref={panel}
      tabIndex={-1}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <button aria-label="Close" className="iconbtn" onClick={onClose} type="button">
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}

function isInDialogOver(target: EventTarget | null, panel: HTMLElement): boolean {
  if (document.querySelector("dialog:modal")) return true;
  const dialog = target instanceof Element ? target.closest("dialog") : null;
  return dialog !== null && dialog !== panel;
}

const listControls = (panel: HTMLElement): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      control.tabIndex >= 0 && !control.matches(":disabled") && control.checkVisibility(),
  );

/** From the last control on to the first, and back. */
function keepFocus(event: KeyboardEvent, panel: HTMLElement): void {
  const controls = listControls(panel);
  const edge = controls.at(event.shiftKey ? 0 : -1);
  if (document.activeElement !== edge && document.activeElement !== panel) return;
  if (document.activeElement === panel && !event.shiftKey) return;
  event.preventDefault();
  controls.at(event.shiftKey ? -1 : 0)?.focus();
}

/** A row that was deleted or sorted away meanwhile cannot have it: then the screen has. */
function giveFocusBack(cameFrom: Element | null): void {
  const target = cameFrom?.isConnected && cameFrom !== document.body ? cameFrom : null;
  const fallback = document.querySelector<HTMLElement>("#main");
  (target instanceof HTMLElement ? target : fallback)?.focus({ preventScroll: true });
}
