import { useQueryClient } from "@tanstack/react-query";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

type Options = {
  onDuplicated: (id: number) => void;
  /** Undoes it. */
  remove: (copy: Pick<Product, "id" | "name">) => void;
};

/** Copies a piece with its photos. The copy is hidden; the toast offers Undo. */
export function useDuplicateProduct({ onDuplicated, remove }: Options) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const duplicate = useAction({
    keyOf: ({ id }) => id,
    mutationFn: ({ id }: InventoryRow) =>
      callApi<Product>("POST", `/api/products/${id}/duplicate`, { photos: true }),
    onSuccess: async (copy) => {
      onDuplicated(copy.id);
      toast({
        title: "Product created successfully!",
        description: `${copy.name} is hidden for now.`,
        action: { label: "Undo", onPress: () => remove(copy) },
      });
      await refetch(client, "/api/inventory", "/api/products", "/api/admin/stats");
    },
    onError: (error) => showError("Failed to create product", error),
  });
  return (row: InventoryRow) => duplicate.mutate(row);
}
