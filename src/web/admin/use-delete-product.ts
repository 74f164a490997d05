import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Deleted } from "#contract/trash.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "./api-client/call-api.ts";
import { refetch } from "./api-client/refetch.ts";

const CHANGED = ["/api/inventory", "/api/products", "/api/admin/stats", "/api/trash"];

/** Deletes a piece at once; the toast brings it back, and so does Trash for 30 days. */
export function useDeleteProduct(onDeleted?: (id: number) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const restore = useMutation({
    mutationFn: ({ trashId }: { trashId: number; name: string }) =>
      callApi("POST", `/api/trash/${trashId}/restore`),
    onSuccess: async (_answer, { name }) => {
      toast({ title: "Restored successfully", description: `${shorten(name)} is back.` });
      await refetch(client, ...CHANGED);
    },
    onError: ({ message: description }) => {
      toast({ title: "Failed to restore product", description, variant: "destructive" });
    },
  });
  return useMutation({
    mutationFn: ({ id }: { id: number; name: string }) =>
      callApi<Deleted>("DELETE", `/api/products/${id}`),
    onSuccess: async ({ trashId }, { id, name }) => {
      onDeleted?.(id);
      // Whoever still shows it must not ask for it again.
      client.removeQueries({ queryKey: [`/api/products/${id}`] });
      toast({
        title: "Product deleted successfully!",
        description: `${shorten(name)} is in Trash for 30 days.`,
        action: { label: "Undo", onPress: () => restore.mutate({ trashId, name }) },
      });
      await refetch(client, ...CHANGED);
    },
    onError: ({ message: description }) => {
      toast({ title: "Failed to delete product", description, variant: "destructive" });
    },
  });
}

/** A message is no place for thirty words. */
const shorten = (name: string): string => (name.length <= 60 ? name : `${name.slice(0, 59)}…`);
