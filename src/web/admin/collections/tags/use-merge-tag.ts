import { useQueryClient } from "@tanstack/react-query";
import type { Tag } from "#contract/catalogue/tags.ts";
import type { Deleted } from "#contract/operations/trash.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetchTagged } from "./refetch-tagged.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";

/** Replaces a tag by another one everywhere and moves it to the trash. */
export function useMergeTag(tag: Tag, onMerged: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (into: Tag) =>
      callApi<Deleted>("POST", `/api/tags/${tag.id}/merge`, { intoId: into.id }),
    onSuccess: async (_deleted, into) => {
      toast({
        title: MESSAGES.merged,
        description: MESSAGES.mergedText(tag.name, into.name),
      });
      onMerged();
      await refetchTagged(client);
    },
    onError: (error) => showError(MESSAGES.mergeFailed, error),
  });
}
