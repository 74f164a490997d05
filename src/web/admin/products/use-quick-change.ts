import type { Availability } from "#contract/product-fields.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InventoryRow } from "#contract/inventory.ts";
import type { Product } from "#contract/products.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { updateCachedRow } from "./update-cached-row.ts";

type QuickChange = { isActive: boolean } | { stock: number; availability?: Availability };

/**
 * Hides, lists, sells or relists a piece from its row. The update is optimistic: a failure rolls it
 * back. The toast offers Undo.
 */
export function useQuickChange(row: InventoryRow) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const change = useMutation({
    mutationFn: (wanted: QuickChange) => callApi<Product>("PUT", `/api/products/${row.id}`, wanted),
    onMutate: (wanted) => updateCachedRow(client, row.id, wanted),
    onSuccess: async (_product, wanted, before) => {
      toast({
        title: "Product updated successfully!",
        description: `${row.name}: ${describeChange(wanted)}.`,
        action: before && { label: "Undo", onPress: () => undo.mutate(undoing(wanted, before)) },
      });
      await refetch(client, "/api/inventory", "/api/products", "/api/admin/stats");
    },
    onError: (error, _wanted, before) => {
      if (before) updateCachedRow(client, row.id, before);
      showError("Failed to update product", error);
    },
  });
  const undo = useMutation({
    mutationFn: (back: QuickChange) => callApi<Product>("PUT", `/api/products/${row.id}`, back),
    onMutate: (back) => updateCachedRow(client, row.id, back),
    onSuccess: async () => {
      toast({ title: "Product updated successfully!", description: `${row.name} is as it was.` });
      await refetch(client, "/api/inventory", "/api/products", "/api/admin/stats");
    },
    onError: (error) => {
      showError("Failed to update product", error);
      void refetch(client, "/api/inventory");
    },
  });
  return { change: change.mutate, isPending: change.isPending, hasFailed: change.isError };
}

const undoing = (wanted: QuickChange, before: InventoryRow): QuickChange =>
  "stock" in wanted
    ? { stock: before.stock, availability: before.availability }
    : { isActive: before.isActive };

function describeChange(wanted: QuickChange): string {
  if ("stock" in wanted) return wanted.stock > 0 ? "Available" : "Sold";
  return wanted.isActive ? "Listed" : "Hidden";
}
