import { type ReactNode, type RefObject, useEffect } from "react";
import { useLocation } from "react-router";
import { Icon } from "./icon.tsx";
import "./dialog.css";

type DialogProps = {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
  ref: RefObject<HTMLDialogElement | null>;
  /** Called however it was closed. */
  onClose?: () => void;
};

/** Navigation state that keeps open dialogs open. */
export const KEEP_DIALOGS = { keepDialogs: true };

/**
 * A native modal dialog: traps and restores focus, closes on Escape, a click outside and navigation. A
 * button with `command="show-modal"` and `commandfor` opens it without scripts; with scripts, prevent
 * the click's default and call `openDialog`.
 */
export function Dialog(props: DialogProps) {
  const { id, title, className, children, ref, onClose } = props;
  const location = useLocation();

  useEffect(() => {
    const state: unknown = location.state;
    const keepsOpen = typeof state === "object" && state !== null && "keepDialogs" in state;
    if (!keepsOpen) ref.current?.close();
  }, [location, ref]);

  return (
    <dialog
      aria-labelledby={`${id}-title`}
      className={className ? `dialog ${className}` : "dialog"}
      closedby="any"
      id={id}
      onClose={(event) => {
        // React bubbles this event from nested dialogs too.
        if (event.target === event.currentTarget) onClose?.();
      }}
      ref={ref}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          aria-label="Close"
          className="iconbtn"
          command="close"
          commandfor={id}
          onClick={(event) => {
            event.preventDefault();
            ref.current?.close();
          }}
          type="button"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** Opens it as a modal, also in browsers without invoker commands. */
export function openDialog(ref: RefObject<HTMLDialogElement | null>): void {
  if (ref.current && !ref.current.open) ref.current.showModal();
}
