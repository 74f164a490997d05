import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { Switch } from "../../forms/switch.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";

type DuplicateDialogProps = {
  piece: InventoryRow;
  onClose: () => void;
  onDuplicated: (id: number) => void;
};

/** Copies a piece, with its photos or without, and opens the copy. */
export function DuplicateDialog({ piece, onClose, onDuplicated }: DuplicateDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => openDialog(ref), []);
  const [photos, setPhotos] = useState(true);
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const duplicate = useAction({
    mutationFn: () => callApi<Product>("POST", `/api/products/${piece.id}/duplicate`, { photos }),
    onSuccess: async ({ id, name }) => {
      ref.current?.close();
      onDuplicated(id);
      toast({ title: MESSAGES.created, description: MESSAGES.hiddenForNow(name) });
      await refetch(client, "/api/inventory", "/api/products", "/api/admin/stats");
    },
    onError: (error) => showError(MESSAGES.createFailed, error),
  });
  return (
    <Dialog
      className="desk-dialog"
      id={`duplicate-${piece.id}`}
      onClose={onClose}
      ref={ref}
      title={MESSAGES.duplicateOne(piece.name)}
    >
      <p>{MESSAGES.duplicateText}</p>
      <Switch checked={photos} label={MESSAGES.copyPhotos} onChange={setPhotos} />
      <div className="desk-dialog-buttons">
        <button
          className="btn"
          disabled={duplicate.isPending}
          onClick={() => duplicate.mutate()}
          type="button"
        >
          {MESSAGES.duplicate}
        </button>
        <button className="btn quiet" onClick={() => ref.current?.close()} type="button">
          {MESSAGES.cancel}
        </button>
      </div>
    </Dialog>
  );
}
