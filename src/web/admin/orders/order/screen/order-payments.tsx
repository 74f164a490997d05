import { useQueryClient } from "@tanstack/react-query";
import { formatPrice } from "#contract/decimals.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { Payment } from "#contract/sales/payments.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../../api-client/call-api.ts";
import { refetch } from "../../../api-client/refetch.ts";
import { useDateFormat } from "../../../layout/use-date-format.ts";
import { useAction } from "../../../use-action.ts";
import { useErrorToast } from "../../../use-error-toast.ts";
import { PAYMENT_LABELS } from "../../payment-labels.ts";
import { storeOrder } from "../../store-order.ts";
import { REFETCHED } from "../../use-change-order-status.ts";

/** The rows of what was paid; one recorded by mistake can be removed, with Undo. */
export function OrderPayments({ order }: { order: Order }) {
  const formatDay = useDateFormat({ month: "short", day: "numeric" });
  const remove = useRemovePayment(order);
  return order.payments.map((payment) => {
    const how = [PAYMENT_LABELS[payment.method], payment.reference].filter(Boolean).join(" ");
    const name = `${how}, ${formatDay(payment.paidOn)}`;
    return (
      <div key={payment.id} className="order-sum-payment">
        <dt>
          {name}
          <button
            className="iconbtn"
            type="button"
            aria-label={`Remove payment ${name}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(payment)}
          >
            <Icon name="close" />
          </button>
        </dt>
        <dd className="num">−{formatPrice(payment.amount)}</dd>
      </div>
    );
  });
}

function useRemovePayment({ id }: Order) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const payments = `/api/orders/${id}/payments`;
  const failed = (error: Error) => showError("Couldn’t change the payments", error);
  const restore = useAction({
    keyOf: ({ id }) => id,
    mutationFn: ({ amount, method, paidOn, reference }: Payment) =>
      callApi<Order>("POST", payments, { amount, method, paidOn, reference }),
    onSuccess: (order) => storeOrder(client, order),
    onSettled: () => refetch(client, ...REFETCHED),
    onError: failed,
  });
  return useAction({
    keyOf: ({ id }) => id,
    mutationFn: (payment: Payment) => callApi<Order>("DELETE", `${payments}/${payment.id}`),
    onSuccess: (order, payment) => {
      storeOrder(client, order);
      toast({
        title: "Payment removed",
        action: { label: "Undo", onPress: () => restore.mutate(payment) },
      });
    },
    onSettled: () => refetch(client, ...REFETCHED),
    onError: failed,
  });
}
