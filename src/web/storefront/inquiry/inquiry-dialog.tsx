import { type ReactNode, useRef } from "react";
import { createPortal } from "react-dom";
import { useModal } from "../use-modal.ts";

type Props = { titleId: string; className: string; onClose: () => void; children: ReactNode };

/** The form as a dialog: a sheet on a phone. Outside of what opened it, whose colors it does not take. */
export function InquiryDialog({ titleId, className, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, onClose);
  return createPortal(
    <dialog aria-labelledby={titleId} className={`dialog ${className} sheet`} ref={ref}>
      {children}
    </dialog>,
    document.body,
  );
}
