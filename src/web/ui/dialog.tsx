import type { ReactNode, RefObject } from "react";
import { DialogFrame } from "./dialog-frame.tsx";
import { useCloseOnNavigation } from "./use-close-on-navigation.ts";

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
