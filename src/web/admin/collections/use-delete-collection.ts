import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Collection } from "#contract/collections.ts";
import type { Deleted } from "#contract/trash.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";

/** Deletes at once; the message offers to undo it. */
export function useDeleteCollection(onDeleted: (collection: Collection) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const refresh = () => refetch(client, "/api/blog-posts", "/api/trash");
  const restore = (trashId: number) =>
    callApi("POST", `/api/trash/${trashId}/restore`).then(refresh, (error: Error) =>
      toast({
        title: "The collection could not be restored",
        description: error.message,
        variant: "destructive",
      }),
    );
  return useMutation({
    mutationFn: ({ id }: Collection) => callApi<Deleted>("DELETE", `/api/blog-posts/${id}`),
    onSuccess: async ({ trashId }, collection) => {
      toast({
        title: "Collection deleted successfully",
        description: collection.title,
        action: { label: "Undo", onPress: () => void restore(trashId) },
      });
      client.removeQueries({ queryKey: [`/api/blog-posts/${collection.id}`] });
      await refresh();
      onDeleted(collection);
    },
    onError: (error) =>
      toast({
        title: "Error deleting collection",
        description: error.message,
        variant: "destructive",
      }),
  });
}
