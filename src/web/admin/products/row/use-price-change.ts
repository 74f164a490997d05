import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InventoryRow } from "#contract/catalogue/inventory.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { updateCachedRow } from "./update-cached-row.ts";
import { MESSAGES } from "./messages.ts";

/** Saves a price from its row. The number shows the result; a failure restores it and says why. */
export function usePriceChange({ id }: InventoryRow) {
  const client = useQueryClient();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: (price: string) => callApi<Product>("PUT", `/api/products/${id}`, { price }),
    onMutate: (price) => updateCachedRow(client, id, { price }),
    onSuccess: () => refetch(client, "/api/inventory", "/api/products"),
    onError: (error, _price, before) => {
      if (before) updateCachedRow(client, id, { price: before.price });
      showError(MESSAGES.updateFailed, error);
    },
  });
}
