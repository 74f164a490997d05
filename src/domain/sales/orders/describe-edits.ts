import { dayInTimeZone } from "#contract/end-of-day.ts";
import type { Order, OrderEdit } from "#contract/sales/orders.ts";

/** What an edit changed, field by field, each value as people read it. */
export function describeEdits(before: Order, after: Order, timeZone: string): OrderEdit[] {
  const was = describe(before, timeZone);
  return Object.entries(describe(after, timeZone)).flatMap(([field, to]) => {
    const from = was[field] ?? null;
    return from === to ? [] : [{ field, from, to }];
  });
}

const describe = (order: Order, timeZone: string): Record<string, string | null> => ({
  customerName: order.customerName,
  customerEmail: order.customerEmail,
  customerPhone: order.customerPhone,
  delivery: order.delivery,
  shippingAddress: describeAddress(order.shippingAddress),
  billingAddress: describeAddress(order.billingAddress),
  items: order.items.map(describeItem).join("; "),
  tax: order.tax,
  shipping: order.shipping,
  deposit: order.deposit,
  dueDate: order.dueDate && dayInTimeZone(order.dueDate, timeZone),
  trackingCarrier: order.trackingCarrier,
  trackingNumber: order.trackingNumber,
  isGift: order.isGift ? "yes" : null,
  notes: order.notes,
});

const describeAddress = (address: Record<string, string> | null): string | null => {
  const { line1, line2, city, state, postalCode, country } = address ?? {};
  const place = [state, postalCode].filter(Boolean).join(" ");
  return [line1, line2, city, place, country].filter(Boolean).join(", ") || null;
};

const describeItem = ({ productName, quantity, price }: Order["items"][number]): string =>
  quantity === 1 ? `${productName}, $${price}` : `${quantity} × ${productName}, $${price}`;
