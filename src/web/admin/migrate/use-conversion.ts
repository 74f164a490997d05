import { useQueryClient } from "@tanstack/react-query";
import type { Conversion } from "#contract/importing/conversion.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

const PATH = "/api/migrate-products-to-blog";

/** Previews, runs and undoes the conversion of pieces to collections. */
export function useConversion() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const refresh = () =>
    refetch(client, "/api/blog-posts", "/api/tags", "/api/trash", "/api/sync-logs");
  const onError = (error: Error) =>
    showError("Migration Failed", error, "Unable to migrate products to collection entries.");
  const preview = useAction({
    mutationFn: () => callApi<Conversion>("POST", `${PATH}?dryRun=1`),
    onMutate: () => convert.reset(),
    onError,
  });
  const undo = useAction({
    mutationFn: (syncLogId: number) =>
      callApi<{ message: string }>("POST", `/api/sync-logs/${syncLogId}/undo`),
    onSuccess: async ({ message }) => {
      toast({ title: "Conversion undone", description: message });
      await refresh();
    },
    onError: (error) => showError("Couldn’t undo the conversion", error),
  });
  const convert = useAction({
    mutationFn: () => callApi<Conversion>("POST", PATH),
    onMutate: () => undo.reset(),
    onSuccess: async ({ message: description, syncLogId }) => {
      toast({
        title: "Migration Successful!",
        description,
        ...(syncLogId !== null && {
          action: { label: "Undo", onPress: () => undo.mutate(syncLogId) },
        }),
      });
      await refresh();
    },
    onError,
  });
  return { preview, convert, undo };
}
