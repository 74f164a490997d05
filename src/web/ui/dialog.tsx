import type { ReactNode, RefObject } from "react";
import { Icon } from "./icon.tsx";
import { MESSAGES } from "./messages.ts";
import { useCloseOnNavigation } from "./use-close-on-navigation.ts";
import "./dialog.css";

type DialogProps = {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
  ref: RefObject<HTMLDialogElement | null>;
  /** Called however it was closed. */
  onClose?: () => void;
  /** For what cannot be put off: nothing but its content closes it. */
  isRequired?: boolean;
};

/**
 * A native modal dialog: traps and restores focus, closes on Escape, a click outside and navigation. A
 * button with `command="show-modal"` and `commandfor` opens it without scripts; with scripts, prevent
 * the click's default and call `openDialog`.
 */
export function Dialog(props: DialogProps) {
  const { id, title, className, children, ref, onClose, isRequired = false } = props;
  useCloseOnNavigation(ref, !isRequired);
  return (
    <dialog
      aria-labelledby={`${id}-title`}
      className={className ? `dialog ${className}` : "dialog"}
      closedby={isRequired ? "none" : "any"}
      id={id}
      onClose={(event) => {
        // React bubbles this event from nested dialogs too.
        if (event.target === event.currentTarget) onClose?.();
      }}
      ref={ref}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {!isRequired && (
          <button
            aria-label={MESSAGES.close}
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
        )}
      </div>
      {children}
    </dialog>
  );
}

/** Opens it as a modal, also in browsers without invoker commands. */
export function openDialog(ref: RefObject<HTMLDialogElement | null>): void {
  if (ref.current && !ref.current.open) ref.current.showModal();
}
