import { isSameJson } from "#contract/canonical-json.ts";
import type { UseFormReturn } from "react-hook-form";
import type { Order } from "#contract/sales/orders.ts";
import { type Opened, readDraft } from "../../draft-store.ts";
import { draftTypedSince } from "../../drafts/draft-typed-since.ts";
import { type OrderForm, toOrderForm } from "./order-form.ts";

/** The name of the draft of an order that is edited: the order has one, however often it changes. */
export const orderDraftName = (id: number): string => `order:${id}`;

export const toOpened = (order: Order, timeZone: string): Opened<OrderForm> => ({
  values: toOrderForm(order, timeZone),
  updatedAt: order.updatedAt,
});

/**
 * What an edit begins with. A draft of before the order was changed elsewhere goes on from there, so that saving
 * shows the conflict; where only something beside the form was changed, there is none.
 */
export function findOpened(order: Order, timeZone: string): Opened<OrderForm> {
  const now = toOpened(order, timeZone);
  const drafted = readDraft<OrderForm>(orderDraftName(order.id))?.opened;
  const isStale = drafted && !isSameJson(drafted.values, now.values);
  return isStale ? drafted : now;
}

type Saved = { order: Order; sent: OrderForm; timeZone: string };

/** Ends the draft of a form that was saved; what was typed since becomes one of the order. */
export function endOrderDraft(
  form: UseFormReturn<OrderForm>,
  { order, sent, timeZone }: Saved,
  close: () => void,
): void {
  const opened = toOpened(order, timeZone);
  const name = orderDraftName(order.id);
  draftTypedSince(form, { name, version: null, opened, sent, stored: opened.values }, close);
}
