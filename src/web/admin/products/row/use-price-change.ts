import { useQueryClient } from "@tanstack/react-query";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetchAfterLast } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { updateCachedRow } from "./update-cached-row.ts";
import { ROW_CHANGE, UPDATE_FAILED } from "./use-quick-change.ts";

/** `id` is that of the row. */
type Change = { id: number; price: string };

/** Saves prices from their rows. The number shows the result; a failure restores it and says why. */
export function usePriceChange() {
  const client = useQueryClient();
  const showError = useErrorToast();
  const change = useAction({
    mutationKey: [ROW_CHANGE, "price"],
    keyOf: ({ id }) => id,
    scope: { id: ROW_CHANGE },
    mutationFn: ({ id, price }: Change) =>
      callApi<Product>("PUT", `/api/products/${id}`, { price }),
    onMutate: ({ id, price }) => updateCachedRow(client, id, { price }),
    onError: async (error, { id }, before) => {
      if (before) await updateCachedRow(client, id, { price: before.price });
      showError(UPDATE_FAILED, error);
    },
    onSettled: () => refetchAfterLast(client, ROW_CHANGE, "/api/inventory", "/api/products"),
  });
  return ({ id }: InventoryRow, price: string) => change.mutate({ id, price });
}
