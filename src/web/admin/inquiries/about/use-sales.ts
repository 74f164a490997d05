import { useQuery } from "@tanstack/react-query";
import type { Customer } from "#contract/sales/customers.ts";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import type { Order } from "#contract/sales/orders.ts";

/** Orders change on other screens. */
const CURRENT = { refetchOnMount: "always" } as const;

/** The order that came from an inquiry last, unless it was canceled; null while there is none. */
export function useSale({ messages }: Inquiry): Order | null {
  const orderId = messages.findLast(({ event }) => event?.type === "order-recorded")?.event
    ?.orderId;
  const order = useQuery<Order>({
    queryKey: [`/api/orders/${orderId}`],
    enabled: orderId != null,
    ...CURRENT,
  }).data;
  return order && order.status !== "cancelled" ? order : null;
}

/** Whether the person who asks bought a piece, from this inquiry or without one. */
export function useHasBought(inquiry: Inquiry, productId: number | null): boolean {
  const { customerId } = inquiry;
  const sale = useSale(inquiry);
  const customer = useQuery<Customer>({
    queryKey: [`/api/customers/${customerId}`],
    enabled: customerId !== null,
    ...CURRENT,
  }).data;
  const orders = [...(sale ? [sale] : []), ...(customer?.orders ?? [])];
  return orders.some(
    ({ status, items }) =>
      status !== "cancelled" && items.some((item) => item.productId === productId),
  );
}
