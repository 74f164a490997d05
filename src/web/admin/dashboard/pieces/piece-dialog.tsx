import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Product } from "#contract/products.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { DiscardDialog } from "../../forms/discard-dialog.tsx";
import { useHasUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { LoadFailed } from "../../load-failed.tsx";
import { PieceForm } from "./piece-form.tsx";

/** Edits one piece. It closes on saving, deleting and cancelling. */
export function PieceDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const piece = useQuery<Product>({
    queryKey: [`/api/products/${id}`],
    // What is opened is what now stands, whatever was read before.
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
      {piece.error ? (
        <LoadFailed error={piece.error} onRetry={() => void piece.refetch()} />
      ) : !piece.isFetchedAfterMount || !piece.data ? (
        <Skeleton className="desk-table-skeleton" />
      ) : (
        <PieceForm
          key={piece.data.version}
          onCancel={() => mayClose() && close()}
          onDone={close}
          piece={piece.data}
        />
      )}
      <DiscardDialog onDiscard={close} ref={discard} />
    </Dialog>
  );
}
