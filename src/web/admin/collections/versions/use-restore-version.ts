import { useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import type {
  CollectionVersion,
  RestoredVersion,
} from "#contract/catalogue/collection-versions.ts";
import type { Collection } from "#contract/catalogue/collections.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";

/** Restores a version. The toast names what could not be restored and offers Undo. */
export function useRestoreVersion({ id, version }: Collection, onRestored: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const path = `/api/blog-posts/${id}`;
  const call = (versionId: number, over: number) =>
    callApi<RestoredVersion>("POST", `${path}/versions/${versionId}/restore`, { version: over });
  const fail = (error: Error) => showError(MESSAGES.restoreFailed, error);
  const show = async ({ collection }: RestoredVersion) => {
    client.setQueryData([path], collection);
    // Before the toast: the remounted panel may show one of its own.
    flushSync(onRestored);
    await refetch(client, "/api/blog-posts");
  };
  return useAction({
    mutationFn: async (versionId: number) => {
      const [before] = await callApi<CollectionVersion[]>("GET", `${path}/versions`);
      return { before, restored: await call(versionId, version) };
    },
    onSuccess: async ({ before, restored }) => {
      const { collection, gone } = restored;
      const undo = () => before && call(before.id, collection.version).then(show).catch(fail);
      const shown = show(restored);
      toast({
        title: MESSAGES.restored,
        description:
          gone.length > 0 ? MESSAGES.restoredGone(gone.join(", ")) : MESSAGES.restoredText,
        ...(before && { action: { label: MESSAGES.undo, onPress: () => void undo() } }),
      });
      await shown;
    },
    onError: async (error) => {
      fail(error);
      await refetch(client, "/api/blog-posts");
    },
  });
}
