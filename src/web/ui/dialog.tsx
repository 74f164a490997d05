import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { DialogFrame } from "./dialog-frame.tsx";

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
 * A dialog of the desk: traps and restores focus, closes on Escape, a click outside and navigation; `openDialog`
 * opens it.
 */
export function Dialog(props: DialogProps) {
  const { ref, isRequired } = props;
  useCloseOnNavigation(ref, !isRequired);
  return <DialogFrame {...props} close={() => ref.current?.close()} />;
}

/** Opens it as a modal, also in browsers without invoker commands. */
export function openDialog(ref: RefObject<HTMLDialogElement | null>): void {
  if (ref.current && !ref.current.open) ref.current.showModal();
}

/**
 * Closes a dialog when the user goes elsewhere. A screen that replaces its own search parameters (a debounced
 * filter, an answered request) goes nowhere: that may arrive after the user has opened a dialog, which stays open.
 */
function useCloseOnNavigation(ref: RefObject<HTMLDialogElement | null>, closes = true): void {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  useEffect(() => {
    const { pathname, search } = last.current;
    last.current = location;
    // A link to where the user already is replaces too, and changes nothing.
    const isSameScreen =
      type === NavigationType.Replace &&
      location.pathname === pathname &&
      location.search !== search;
    if (closes && !isSameScreen) ref.current?.close();
  }, [closes, location, type, ref]);
}
