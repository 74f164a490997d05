import type { ReactNode, RefObject } from "react";
import { Icon } from "./icon.tsx";
import "./dialog.css";

type Props = {
  id: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
  ref?: RefObject<HTMLDialogElement | null>;
  onClose?: () => void;
  /** Closes it where the browser knows no invoker commands. */
  close?: () => void;
  /** For what cannot be put off: nothing but its content closes it. */
  isRequired?: boolean | undefined;
};

/** A native modal dialog, which a button with `command="show-modal"` and `commandfor` opens without scripts. */
export const DialogFrame = ({
  id,
  title,
  className,
  children,
  ref,
  onClose,
  close,
  isRequired,
}: Props) => (
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
          aria-label="Close"
          className="iconbtn"
          command="close"
          commandfor={id}
          onClick={(event) => {
            if (!close) return;
            event.preventDefault();
            close();
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
