import type { RefObject } from "react";
import { Dialog } from "#web/ui/dialog.tsx";

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
    <Dialog className="desk-dialog" id="discard" ref={ref} title="Close without saving?">
      <p>You haven’t saved your changes.</p>
      <div className="desk-dialog-buttons">
        <button className="btn" onClick={() => ref.current?.close()} type="button">
          Keep editing
        </button>
        <button className="btn quiet" onClick={discard} type="button">
          Discard changes
        </button>
      </div>
    </Dialog>
  );
}
