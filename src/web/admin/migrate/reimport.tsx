import { useRef } from "react";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { MESSAGES } from "./messages.ts";
import { useReimport } from "./use-reimport.ts";

const { reimport: words } = MESSAGES;

type Props = {
  onPending: (isPending: boolean) => void;
  /** Called with the id of the import's sync log. */
  onDone: (syncLogId: number | null) => void;
};

/** Moves all pieces to the trash and imports them again from WooCommerce, after asking. */
export function Reimport({ onPending, onDone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { clear, reimport, restore } = useReimport(onDone);
  const cleared = reimport.isError && clear.data && clear.data.removed > 0 ? clear.data : null;
  const begin = () => {
    dialog.current?.close();
    onPending(true);
    reimport.mutate(undefined, { onSettled: () => onPending(false) });
  };
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="btn quiet"
        disabled={reimport.isPending}
        onClick={() => openDialog(dialog)}
        type="button"
      >
        {reimport.isPending ? words.importing : words.start}
      </button>
      <Dialog className="desk-dialog" id="reimport" ref={dialog} title={words.question}>
        <p>{words.text}</p>
        <div className="desk-dialog-buttons">
          <button className="btn" onClick={begin} type="button">
            {words.confirm}
          </button>
          <button className="btn quiet" onClick={() => dialog.current?.close()} type="button">
            {words.cancel}
          </button>
        </div>
      </Dialog>
      {cleared && (
        <p className="reimport-cleared">
          {words.cleared(cleared.removed)}{" "}
          <button
            className="link"
            disabled={restore.isPending}
            onClick={() => restore.mutate(cleared)}
            type="button"
          >
            {words.restore}
          </button>
        </p>
      )}
    </>
  );
}
