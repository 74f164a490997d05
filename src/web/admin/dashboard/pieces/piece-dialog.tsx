import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Product } from "#contract/products.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { DiscardDialog } from "../../forms/discard-dialog.tsx";
import { useHasUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { QueryState } from "../../query-state.tsx";
import { PieceForm } from "./piece-form.tsx";

/** Edits one piece. Closes on saving, deleting and canceling. */
export function PieceDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const piece = useQuery<Product>({
    queryKey: [`/api/products/${id}`],
    // A form must start from the stored piece, not from a cached one.
    gcTime: 0,
    refetchOnMount: "always",
  });
  useEffect(() => openDialog(dialog), []);
  const discard = useRef<HTMLDialogElement>(null);
  const isUnsaved = useHasUnsavedChanges();
  const close = () => dialog.current?.close();
  const mayClose = () => {
    if (isUnsaved) openDialog(discard);
    return !isUnsaved;
  };
  return (
    <Dialog
      id="edit-piece"
      title={piece.data?.name ?? "Piece"}
      className="piece-dialog"
      ref={dialog}
      mayClose={mayClose}
      onClose={onClose}
    >
      <QueryState query={{ ...piece, data: piece.isFetchedAfterMount ? piece.data : undefined }}>
        {(loaded) => (
          <PieceForm
            key={loaded.version}
            onCancel={() => mayClose() && close()}
            onDone={close}
            piece={loaded}
          />
        )}
      </QueryState>
      <DiscardDialog onDiscard={close} ref={discard} />
    </Dialog>
  );
}
