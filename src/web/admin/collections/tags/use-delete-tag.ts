import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Tag } from "#contract/tags.ts";
import type { Deleted } from "#contract/trash.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetchTagged } from "./refetch-tagged.ts";

/** Deletes at once; undone, the tag is back on everything that it was on. */
export function useDeleteTag(onDeleted: (tag: Tag) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const restore = (trashId: number) =>
    callApi("POST", `/api/trash/${trashId}/restore`).then(
      () => refetchTagged(client),
      (error: Error) =>
        toast({
          title: "The tag could not be restored",
          description: error.message,
          variant: "destructive",
        }),
    );
  return useMutation({
    mutationFn: ({ id }: Tag) => callApi<Deleted>("DELETE", `/api/tags/${id}`),
    onSuccess: async ({ trashId }, tag) => {
      toast({
        title: "Tag deleted successfully",
        description: tag.name,
        action: { label: "Undo", onPress: () => void restore(trashId) },
      });
      await refetchTagged(client);
      onDeleted(tag);
    },
    onError: (error) =>
      toast({
        title: "Error deleting tag",
        description: error.message,
        variant: "destructive",
      }),
  });
}
