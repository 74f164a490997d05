import type { RefObject } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { MESSAGES } from "./messages.ts";

type DiscardDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  onDiscard: () => void;
};

/** Asks before a panel with unsaved changes is closed. */
export function DiscardDialog({ ref, onDiscard }: DiscardDialogProps) {
  const discard = () => {
    ref.current?.close();
    onDiscard();
  };
  return (
    <Dialog className="desk-dialog" id="discard" ref={ref} title={MESSAGES.discard.title}>
      <p>{MESSAGES.discard.text}</p>
      <div className="desk-dialog-buttons">
        <button className="btn" onClick={() => ref.current?.close()} type="button">
          {MESSAGES.discard.keep}
        </button>
        <button className="btn quiet" onClick={discard} type="button">
          {MESSAGES.discard.discard}
        </button>
      </div>
    </Dialog>
  );
}
