import type { OrderStatus } from "#contract/order-transitions.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Order } from "#contract/orders.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { holdRow } from "../hold-row.ts";
import { refetch } from "../api-client/refetch.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** Changes the status of an order. Lists are fetched again on failure too, which may mean they are stale. */
export function useChangeOrderStatus() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: ({ id, status }: { id: number; status: OrderStatus }) =>
      callApi<Order>("PUT", `/api/orders/${id}`, { status }),
    onSuccess: () => toast({ title: "Order status updated successfully" }),
    onError: (error) => showError("Failed to update order status", error),
    onSettled: async () => {
      await holdRow();
      await refetch(client, "/api/orders", "/api/admin/stats", "/api/products");
    },
  });
}
