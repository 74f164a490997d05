import { useQueryClient } from "@tanstack/react-query";
import type { ImportReport } from "#contract/importing/imports.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { fetchApi } from "../api-client/fetch-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { refetchImported } from "../imports/current/refetch-imported.ts";
import { readImportId } from "../imports/current/read-import-id.ts";

const PATH = "/api/scrape-website";

/** Previews and starts an import from a website. */
export function useWebsiteImport() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const onError = (error: Error) =>
    showError(
      "Import failed",
      error,
      "Unable to automatically import products. Please use manual import.",
    );
  const preview = useAction({
    mutationFn: (url: string) => callApi<ImportReport>("POST", `${PATH}?dryRun=1`, { url }),
    onError,
  });
  const scrape = useAction({
    mutationFn: async (url: string) => {
      const response = await fetchApi("POST", PATH, { url });
      const imported = (await response.json()) as unknown[];
      return { count: imported.length, syncLogId: readImportId(response) };
    },
    onSuccess: ({ count }) => toast({ title: `Successfully imported ${count} products!` }),
    onError,
    onSettled: () => refetchImported(client),
  });
  return { preview, scrape };
}
