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
  /** However it was closed. */
  onClose?: () => void;
  /** Asked before somebody closes it; false leaves it open. */
  mayClose?: () => boolean;
};

/** Goes with a navigation that leaves open dialogs as they are. */
export const KEEP_DIALOGS = { keepDialogs: true };

/**
 * A modal dialog by the browser's own: focus stays inside and is given back, Escape and a press beside
 * it close it. A button with `command="show-modal"` and `commandfor` opens it even without scripts;
 * with scripts prevent the press's default and call `openDialog`. Going to another address closes it.
 */
export function Dialog(props: DialogProps) {
  const { id, title, className, children, ref, onClose, mayClose = () => true } = props;
  const location = useLocation();

  useEffect(() => {
    const state: unknown = location.state;
    const stays = typeof state === "object" && state !== null && "keepDialogs" in state;
    if (!stays) ref.current?.close();
  }, [location, ref]);

  return (
    <dialog
      aria-labelledby={`${id}-title`}
      className={className ? `dialog ${className}` : "dialog"}
      closedby="any"
      id={id}
      // A dialog within it tells of its own closing here too.
      onCancel={(event) => {
        if (event.target === event.currentTarget && !mayClose()) event.preventDefault();
      }}
      onClose={(event) => {
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
            if (mayClose()) ref.current?.close();
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

/** Opens it as a modal, also where the browser does not know invoker commands. */
export function openDialog(ref: RefObject<HTMLDialogElement | null>): void {
  if (ref.current && !ref.current.open) ref.current.showModal();
}
