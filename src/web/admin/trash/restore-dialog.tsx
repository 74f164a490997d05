import { type FormEvent, useEffect, useRef, useState } from "react";
import type { TrashEntry } from "#contract/operations/trash.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";

type Props = {
  entry: TrashEntry;
  reason: string;
  onRestore: (change: { slug?: string; sku?: string }) => void;
  onClose: () => void;
};

/** Asks for another slug or SKU if the old one has since been taken. */
export function RestoreDialog({ entry, reason, onRestore, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [value, setValue] = useState("");
  const what = entry.kind === "product" ? "sku" : "slug";
  useEffect(() => openDialog(dialog), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onRestore({ [what]: value });
    dialog.current?.close();
  };
  return (
    <Dialog
      id="restore"
      title={`Restore ${entry.label}`}
      className="desk-dialog"
      ref={dialog}
      onClose={onClose}
    >
      <p>{reason}</p>
      <form onSubmit={send}>
        <Field id="restore-value" label={what === "sku" ? "Another SKU" : "Another web address"}>
          <input
            id="restore-value"
            value={value}
            required
            onChange={({ target }) => setValue(target.value)}
          />
        </Field>
        <div className="desk-dialog-buttons">
          <button className="btn" type="submit">
            Restore
          </button>
          <button className="btn quiet" type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
