import { useQueryClient } from "@tanstack/react-query";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { fetchApi } from "../api-client/fetch-api.ts";
import { refetchImported } from "../imports/current/refetch-imported.ts";
import { readImportId } from "../imports/current/read-import-id.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

type Cleared = { removed: number; batch: string };

/**
 * Moves all pieces to the trash and imports from the connected WooCommerce shop. `clear.data` is the
 * batch in the trash until `restore` restores it.
 */
export function useReimport(onDone: (syncLogId: number | null) => void) {
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
