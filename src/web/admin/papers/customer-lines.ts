import { toAddressLines } from "#contract/sales/customer-addresses.ts";
import type { Order } from "#contract/sales/orders.ts";

/** The first word of the customer's name. */
export const firstName = ({ customerName }: Order): string => customerName.trim().split(/\s+/)[0]!;

/** The customer's own address: for the bill, else where it is shipped; none for a pickup. */
export const addressLines = (order: Order): string[] =>
  toLines(order.billingAddress ?? order.shippingAddress);

export const shippingLines = (order: Order): string[] => toLines(order.shippingAddress);

const HOME = /^(?:us|usa|u\.s\.a?\.?|united states(?: of america)?)$/i;

/** As on an envelope; the shop's own country is left out. */
function toLines(address: Record<string, string> | null): string[] {
  const { country = "", ...parts } = address ?? {};
  return toAddressLines({ ...parts, ...(!HOME.test(country.trim()) && { country }) });
}
