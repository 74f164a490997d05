import type { OrderStatus } from "#contract/sales/order-transitions.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { MoveBack, Order } from "#contract/sales/orders.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { holdRow } from "../hold-row.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** The API paths whose data changes with an order. */
export const REFETCHED = [
  "/api/orders",
  "/api/sales",
  "/api/admin/stats",
  "/api/products",
  "/api/inventory",
  "/api/outgoing-mails",
  "/api/customers",
];

/**
 * Changes the status of an order; its toast takes the step back. Lists are fetched again on failure too,
 * which may mean they are stale.
 */
export function useChangeOrderStatus() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const moveBack = useMoveBack();
  return useAction({
    keyOf: ({ id }) => id,
    mutationFn: ({ id, status }: { id: number; status: OrderStatus }) =>
      callApi<Order>("PUT", `/api/orders/${id}`, { status }),
    onSuccess: ({ id, updatedAt }) =>
      toast({
        title: "Order status updated successfully",
        action: { label: "Undo", onPress: () => moveBack.mutate({ id, updatedAt }) },
      }),
    onError: (error) => showError("Failed to update order status", error),
    onSettled: async () => {
      await holdRow();
      await refetch(client, ...REFETCHED);
    },
  });
}

/** Moves an order back by one step. */
export function useMoveBack(onMoved?: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    keyOf: ({ id }) => id,
    mutationFn: ({ id, ...body }: MoveBack & { id: number }) =>
      callApi<Order>("POST", `/api/orders/${id}/move-back`, body),
    onSuccess: () => {
      toast({ title: "Order moved back" });
      onMoved?.();
    },
    onError: (error) => showError("Couldn’t move the order back", error),
    onSettled: () => refetch(client, ...REFETCHED),
  });
}
