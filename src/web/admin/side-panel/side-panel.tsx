import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  createContext,
  use,
} from "react";
import { createPortal } from "react-dom";
import { Icon } from "#web/ui/icon.tsx";
import "./side-panel.css";

type SidePanelProps = {
  title: string;
  onClose: () => void;
  /** What gets the focus on opening: the first field, or the panel itself. */
  focus?: "field" | "panel";
  className?: string;
  /** Fills the screen: its title stands beneath the head, which has room for a SidePanelStatus. */
  isScreen?: boolean;
  /** Fills the screen under a head of one line: the way back, the title and a SidePanelStatus. */
  isEditor?: boolean;
  children: ReactNode;
};

const CONTROLS =
  "a[href], button, input, select, textarea, summary, [contenteditable='true'], [tabindex='0']";

/**
 * A non-modal dialog beside a list, over it in small windows. Tab stays inside, Escape closes it, and
 * closing returns the focus.
 */
export function SidePanel({
  title,
  onClose,
  focus = "field",
  className,
  isScreen = false,
  isEditor = false,
  children,
}: SidePanelProps) {
  const id = useId();
  const [statusSlot, setStatusSlot] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const [cameFrom] = useState(() =>
    typeof document === "undefined" ? null : document.activeElement,
  );
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !panel.current || isInDialogOver(event.target, panel.current)) {
      return;
    }
    if (event.key === "Escape") {
      // The same key press would close the dialog in which onClose asks about unsaved changes.
      event.preventDefault();
      onClose();
    }
    if (event.key === "Tab" && panel.current.contains(document.activeElement)) {
      trapFocus(event, panel.current);
    }
  });
  const focusFirst = useEffectEvent((element: HTMLElement) => {
    const field = listControls(element).find((control) => control.matches("input, textarea"));
    (focus === "field" ? (field ?? element) : element).focus({ preventScroll: true });
  });

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    // A panel that takes the place of another returns the focus to what opened that one.
    const isOpener = cameFrom?.isConnected && cameFrom !== document.body;
    const opener = isOpener ? cameFrom : document.activeElement;
    const onKey = (event: KeyboardEvent) => handleKey(event);
    // On the document: Escape also works while the list has the focus, and controls inside handle it first.
    document.addEventListener("keydown", onKey);
    focusFirst(element);
    return () => {
      document.removeEventListener("keydown", onKey);
      restoreFocus(opener);
    };
  }, [cameFrom]);

  const heading = <h2 id={`${id}-title`}>{title}</h2>;
  return (
    <dialog
      aria-labelledby={`${id}-title`}
      className={["side-panel", isScreen && "panel-screen", isEditor && "fills-screen", className]
        .filter(Boolean)
        .join(" ")}
      open
      ref={panel}
      tabIndex={-1}
    >
      <header>
        {!isScreen && !isEditor && heading}
        <button aria-label="Close" className="iconbtn" onClick={onClose} type="button">
          <Icon name={isEditor ? "chevron-left" : "close"} />
        </button>
        {isEditor && heading}
        {(isScreen || isEditor) && <div className="side-panel-status" ref={setStatusSlot} />}
      </header>
      {isScreen && heading}
      <StatusSlotContext value={statusSlot}>{children}</StatusSlotContext>
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

/** Wraps Tab from the last control to the first and back. */
function trapFocus(event: KeyboardEvent, panel: HTMLElement): void {
  const controls = listControls(panel);
  const edge = controls.at(event.shiftKey ? 0 : -1);
  if (document.activeElement !== edge && document.activeElement !== panel) return;
  if (document.activeElement === panel && !event.shiftKey) return;
  event.preventDefault();
  controls.at(event.shiftKey ? -1 : 0)?.focus();
}

/** Focuses the main element if the opener is no longer in the document. */
function restoreFocus(opener: Element | null): void {
  const target = opener?.isConnected && opener !== document.body ? opener : null;
  const fallback = document.querySelector<HTMLElement>("#main");
  (target instanceof HTMLElement ? target : fallback)?.focus({ preventScroll: true });
}

/** Where the head of a panel that fills the screen shows its state; null before it is rendered. */
export const StatusSlotContext = createContext<HTMLElement | null>(null);

/** Shows the state of a form in the head of its panel. */
export function SidePanelStatus({ children }: { children: ReactNode }) {
  const slot = use(StatusSlotContext);
  return slot && createPortal(children, slot);
}
