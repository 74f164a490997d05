import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Collection } from "#contract/catalogue/collections.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

/**
 * Adds and removes tags of a collection at once.
 * `versionOf` is the version the panel has seen: its own tag changes increment the version too.
 */
export function useTagLinks(collection: Collection | null) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const ownChanges = useRef(0);
  const linkTo = (tagId: number) => `/api/blog-posts/${collection?.id}/tags/${tagId}`;
  const options = (adding: boolean) => ({
    keyOf: (tagId: number) => tagId,
    mutationFn: (tagId: number) => callApi(adding ? "POST" : "DELETE", linkTo(tagId)),
    onSuccess: async () => {
      ownChanges.current += 1;
      toast({
        title: adding
          ? "Tag added to collection successfully"
          : "Tag removed from collection successfully",
      });
      await refetch(client, "/api/blog-posts");
    },
    onError: (error: Error) =>
      showError(
        adding ? "Error adding tag to collection" : "Error removing tag from collection",
        error,
      ),
  });
  return {
    add: useAction(options(true)),
    remove: useAction(options(false)),
    /** Counts anew, from a version that the panel has saved itself. */
    resetVersion: () => {
      ownChanges.current = 0;
    },
    versionOf: (opened: number, current: number) => Math.min(opened + ownChanges.current, current),
  };
}
