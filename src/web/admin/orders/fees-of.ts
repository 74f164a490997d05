import { formatHundredths, formatPrice, parseHundredths } from "#contract/decimals.ts";
import type { Order } from "#contract/sales/orders.ts";

type Sums = Pick<Order, "total" | "shipping" | "tax"> & {
  items: Pick<Order["items"][number], "quantity" | "price">[];
};

/** What a platform added or took off, in cents: it is in no line of an order, and part of its total. */
export function feesOf({ items, shipping, tax, total }: Sums): number {
  const pieces = items.reduce((sum, { quantity, price }) => sum + quantity * cents(price), 0);
  return cents(total) - pieces - cents(shipping) - cents(tax);
}

/** "−$5.00" for a discount. */
export const formatFees = (feesCents: number): string =>
  `${feesCents < 0 ? "−" : ""}${formatPrice(formatHundredths(Math.abs(feesCents)))}`;

const cents = (amount: string): number => parseHundredths(amount) ?? 0;
