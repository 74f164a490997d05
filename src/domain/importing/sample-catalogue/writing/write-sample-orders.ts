import type { OrderStatus } from "#contract/sales/order-transitions.ts";
import { type NewOrder, newOrderSchema } from "#contract/sales/orders.ts";
import { type NewPayment, newPaymentSchema } from "#contract/sales/payments.ts";
import { DomainError } from "../../../errors.ts";
import { inTransaction } from "../../../in-transaction.ts";
import { changeOrderStatus } from "../../../sales/orders/change-order-status.ts";
import { recordOrder } from "../../../sales/orders/record-order.ts";
import { recordPayment } from "../../../sales/payments/record-payment.ts";
import type { Shop } from "../../../shop.ts";
import { atTime } from "./at-time.ts";
import { findSampleProducts } from "./find-sample-products.ts";
import { readSample, type SampleOrder } from "../files/sample-files.ts";

/** Status changes of an order, and after how many days. */
const STATUS_CHANGES: Record<OrderStatus, [after: number, OrderStatus][]> = {
  pending: [],
  processing: [[1, "processing"]],
  shipped: [
    [1, "processing"],
    [3, "shipped"],
  ],
  completed: [
    [1, "processing"],
    [3, "shipped"],
    [8, "completed"],
  ],
  cancelled: [[2, "cancelled"]],
};

/** @returns how many orders were added */
export async function writeSampleOrders(shop: Shop): Promise<number> {
  const there = await listCustomers(shop);
  const missing = (await readSample("orders")).filter(
    ({ customerEmail }) => !there.has(customerEmail),
  );
  const products = await findSampleProducts(shop);
  let written = 0;
  for (const sample of missing) {
    const items = sample.items.map(({ sku, ...item }) => ({
      ...item,
      productId: products.get(sku),
    }));
    if (items.some(({ productId }) => productId === undefined)) continue;
    if (await write(shop, newOrderSchema.parse({ ...sample, items }), sample)) written += 1;
  }
  return written;
}

/** A conflict, such as a piece sold since, must not prevent startup: that order is skipped. */
async function write(shop: Shop, input: NewOrder, sample: SampleOrder): Promise<boolean> {
  try {
    await inTransaction(shop, async (shop) => {
      const { id, total } = await recordOrder(atTime(shop, sample.createdAt), input, null);
      for (const [days, status] of STATUS_CHANGES[sample.status]) {
        const later = atTime(shop, daysAfter(sample.createdAt, days));
        if (status === "processing") await recordPayment(later, id, payInFull(later, total), null);
        await changeOrderStatus(later, id, status, null);
      }
    });
    return true;
  } catch (error) {
    if (!(error instanceof DomainError && error.code === "conflict")) throw error;
    shop.log.warn("sample order conflicts; skipping it", { reason: error.message });
    return false;
  }
}

const payInFull = ({ now }: Shop, amount: string): NewPayment =>
  newPaymentSchema.parse({ amount, method: "check", paidOn: now().toISOString() });

/** When a sample order was last changed by loading it, ISO 8601. */
export const lastChangeAt = ({ createdAt, status }: SampleOrder): string =>
  daysAfter(createdAt, STATUS_CHANGES[status].at(-1)?.[0] ?? 0);

const daysAfter = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * 24 * 60 * 60 * 1000).toISOString();

async function listCustomers({ db }: Shop): Promise<Set<string>> {
  const rows = await db.selectFrom("orders").select("customerEmail").execute();
  return new Set(rows.map(({ customerEmail }) => customerEmail));
}
