import { useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { countOf } from "#contract/count-of.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi, fetchApi } from "../api-client/call-api.ts";
import { refetchImported } from "../imports/current/refetch-imported.ts";
import { readImportId } from "../imports/current/use-current-import.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

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
        {reimport.isPending ? "Importing..." : "Re-Import Products with Images"}
      </button>
      <Dialog className="desk-dialog" id="reimport" ref={dialog} title="Re-import all products?">
        <p>
          All pieces go to the trash first. Then we import them again from your WooCommerce shop,
          photos included. You can restore the old ones from the trash for 30 days.
        </p>
        <div className="desk-dialog-buttons">
          <button className="btn" onClick={begin} type="button">
            Clear and re-import
          </button>
          <button className="btn quiet" onClick={() => dialog.current?.close()} type="button">
            Cancel
          </button>
        </div>
      </Dialog>
      {cleared && (
        <p className="reimport-cleared">
          {countOf(cleared.removed, "piece is in the trash.", "pieces are in the trash.")}{" "}
          <button
            className="link"
            disabled={restore.isPending}
            onClick={() => restore.mutate(cleared)}
            type="button"
          >
            Restore all of them
          </button>
        </p>
      )}
    </>
  );
}

type Cleared = { removed: number; batch: string };

/**
 * Moves all pieces to the trash and imports from the connected WooCommerce shop. `clear.data` is the
 * batch in the trash until `restore` restores it.
 */
function useReimport(onDone: (syncLogId: number | null) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const refresh = () => refetchImported(client);
  const clear = useAction({
    mutationFn: () => callApi<Cleared>("DELETE", "/api/products/clear"),
  });
  const reimport = useAction({
    mutationFn: async () => {
      await clear.mutateAsync();
      const response = await fetchApi("POST", "/api/woocommerce/import");
      onDone(readImportId(response));
      return (await response.json()) as { message: string };
    },
    onSuccess: ({ message }) => toast({ title: message }),
    onError: (error) => showError("Error", error, "Failed to import from WooCommerce."),
    onSettled: refresh,
  });
  const restore = useAction({
    mutationFn: ({ batch }: Cleared) => callApi("POST", "/api/trash/restore-batch", { batch }),
    onSuccess: async () => {
      clear.reset();
      toast({ title: "All pieces are back" });
      await refresh();
    },
    onError: (error) => showError("Couldn’t restore the pieces", error),
  });
  return { clear, reimport, restore };
}
