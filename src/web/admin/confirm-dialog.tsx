import type { RefObject } from "react";
import { Dialog } from "#web/ui/dialog.tsx";

type Props = {
  id: string;
  ref: RefObject<HTMLDialogElement | null>;
  question: string;
  text: string;
  confirm: string;
  cancel: string;
  isPending: boolean;
  isAlarm?: boolean;
  onConfirm: () => void;
};

/** A question before something that cannot be undone. */
export function ConfirmDialog(props: Props) {
  const { id, ref, question, text, confirm, cancel, isPending, isAlarm, onConfirm } = props;
  return (
    <Dialog className="desk-dialog" id={id} ref={ref} title={question}>
      <p>{text}</p>
      <div className="desk-dialog-buttons">
        <button
          className={isAlarm ? "btn alarm" : "btn"}
          disabled={isPending}
          onClick={onConfirm}
          type="button"
        >
          {confirm}
        </button>
        <button className="btn quiet" onClick={() => ref.current?.close()} type="button">
          {cancel}
        </button>
      </div>
    </Dialog>
  );
}
