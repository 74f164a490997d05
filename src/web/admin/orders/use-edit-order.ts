import { useQueryClient } from "@tanstack/react-query";
import type { z } from "#contract/zod.ts";
import type { Order, orderPatchSchema } from "#contract/sales/orders.ts";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { storeOrder } from "./store-order.ts";
import { REFETCHED } from "./use-change-order-status.ts";

type Patch = z.input<typeof orderPatchSchema>;

/** Changes single fields of an order, one call after another. */
export function useEditOrder(id: number, onSaved?: (order: Order, sent: Patch) => void) {
  const client = useQueryClient();
  const showError = useErrorToast();
  return useAction({
    scope: { id: `edit of order ${id}` },
    mutationFn: (patch: Patch) => callApi<Order>("PATCH", `/api/orders/${id}`, patch),
    onSuccess: (order, sent) => {
      storeOrder(client, order);
      onSaved?.(order, sent);
    },
    onError: (error) => showError("Couldn’t save the order", error),
    onSettled: () => refetch(client, ...REFETCHED),
  });
}
